import { SUBTYPES } from './subtypes';

/** The smallest piece of a text that rules look at: a word, a symbol, a number, a mark, a whole quotation. */
export interface Token {
  /** What rules compare: words in lower case, `~` where the text names the object that it is on (201.5). */
  readonly text: string;
  /** As it is printed. */
  readonly raw: string;
  /** Where it stands in the whole printed text: offsets of its first letter and behind its last. */
  readonly start: number;
  readonly end: number;
  /** The tokens between quotation marks, where it is a quotation. */
  readonly quote?: readonly Token[];
}

/** A piece of text and where it begins in the whole. */
export interface Passage {
  readonly text: string;
  readonly start: number;
}

/** Beyond this many characters a text is no card's. */
export const LONGEST_TEXT = 5_000;

/** What a permanent calls itself by its kind (201.5). */
const KINDS =
  'creature|land|artifact|enchantment|permanent|planeswalker|battle|token|card|spell|Aura|Equipment|Vehicle|Saga|Class|Case|Room|Siege|Spacecraft|Mount|Fortification|Background|Plan|Planet|Curse|Cartouche|Shrine|Contraption';
/** Prefixed "non": told apart from words like "none". */
const NEGATED =
  /^[Nn]on-?(creature|land|artifact|enchantment|planeswalker|battle|token|basic|legendary|snow|white|blue|black|red|green|colorless|attacking|blocking|instant|sorcery|historic|outlaw|[A-Z][\w'-]*)$/;

const PIECE =
  /\{[^{}\s]{1,12}\}|and\/or\b|[+−-](?:\d+|X)\/[+−-](?:\d+|X)|(?:\d+|X|\*)\/(?:\d+|X|\*)(?![\w/])|[+−-](?:\d+|X)(?=[\s,:\]]|$)|\d+(?:,\d{3})*|[A-Za-zÀ-ÿ][\w\u00c0-\u00ff]*(?:-[\w\u00c0-\u00ff]+)*(?:['’](?:t|re|ve|d|ll)\b)?|['’]s\b|\S/gu;

/** A first word that a text can't mean otherwise. */
const isOnlyAName = (word: string): boolean =>
  !/^(?:The|An?|All|Each|Target|Any|Other|Target|Lord|King|Queen|Sword)$/.test(word) &&
  !SUBTYPES.has(word.toLowerCase());

/** The names by which the text speaks of its own object: the longest first. */
export function selfNames(name: string, legendary: boolean): readonly string[] {
  const names = [name];
  const comma = name.indexOf(', ');
  if (comma > 0) names.push(name.slice(0, comma));
  const the = name.indexOf(' the ');
  if (legendary && the > 0) names.push(name.slice(0, the));
  const of = name.indexOf(' of ');
  if (legendary && of > 0) names.push(name.slice(0, of));
  const first = name.split(' ')[0] ?? '';
  if (legendary && first !== name && isOnlyAName(first)) names.push(first);
  return names;
}

/** Takes the text apart. `names` are those that mean the object itself. */
export function tokensOf(passage: Passage, names: readonly string[]): readonly Token[] {
  const flat: Token[] = [];
  const { text, start } = passage;
  PIECE.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    const self = selfAt(text, at, names);
    if (self > 0) {
      flat.push(token('~', text.slice(at, at + self), start + at));
      at += self;
      continue;
    }
    PIECE.lastIndex = at;
    const found = PIECE.exec(text);
    if (found === null) break;
    if (found.index > at && selfWithin(text, at, found.index, names)) {
      at += 1;
      continue;
    }
    const raw = found[0];
    const negated = NEGATED.exec(raw);
    if (found.index !== at) {
      at = found.index;
      continue;
    }
    if (negated?.[1] === undefined) flat.push(token(raw.toLowerCase(), raw, start + at));
    else {
      const rest = raw.length - negated[1].length;
      flat.push(token('non', raw.slice(0, rest), start + at));
      flat.push(token(negated[1].toLowerCase(), negated[1], start + at + rest));
    }
    at += raw.length;
  }
  return quotations(flat);
}

const selfWithin = (text: string, from: number, to: number, names: readonly string[]): boolean => {
  for (let at = from + 1; at < to; at += 1) if (selfAt(text, at, names) > 0) return true;
  return false;
};

const SELF_KIND = new RegExp(`^this (?:${KINDS})(?![\\w-])`, 'i');

/** How many letters from here name the object itself. */
function selfAt(text: string, at: number, names: readonly string[]): number {
  const before = text[at - 1];
  if (before !== undefined && /[\w'’-]/.test(before)) return 0;
  for (const name of names) {
    if (!text.startsWith(name, at)) continue;
    const next = text[at + name.length];
    if (next === undefined || !/[\w-]/.test(next)) return name.length;
  }
  if (text[at] !== 't' && text[at] !== 'T') return 0;
  return SELF_KIND.exec(text.slice(at, at + 24))?.[0].length ?? 0;
}

const token = (text: string, raw: string, start: number): Token => ({
  text: text === '’s' ? "'s" : text.replace('’', "'").replace(/−(?=[\dx])/g, '-'),
  raw,
  start,
  end: start + raw.length,
});

/** Whole quotations become one token each; one that is not closed stays a mark that no rule reads. */
function quotations(flat: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  let open = -1;
  for (const one of flat) {
    if (one.text !== '"' && one.text !== '“' && one.text !== '”') {
      out.push(one);
      continue;
    }
    if (open < 0) {
      open = out.length;
      out.push(one);
      continue;
    }
    const first = out[open];
    const inner = out.splice(open).slice(1);
    out.push({
      text: '""',
      raw: '""',
      start: first?.start ?? one.start,
      end: one.end,
      quote: inner,
    });
    open = -1;
  }
  return out;
}
