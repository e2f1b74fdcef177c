import { many } from '../small/many';
import type {
  AddingView,
  ColourLetter,
  FoundCardView,
  FoundTokenView,
  KeptCardView,
  ThingView,
} from '../views';
import { plain } from './plain';
import { type Findable, queryOf } from './query';

export { plain };

/** One line of the list: a card or a token. */
export interface Entry extends Findable {
  readonly key: string;
  readonly label: string;
  readonly line: string;
  readonly note?: string;
  readonly cost?: string;
  readonly colours: readonly ColourLetter[];
  readonly thing: ThingView;
  /** Its name and its line as they are compared, so that a search does it once. */
  readonly name: string;
  readonly words: string;
}

export function cardEntry(card: FoundCardView): Entry {
  const label = card.label ?? card.name;
  return {
    key: `c:${card.name}`,
    label,
    line: card.typeLine,
    ...(card.unread && { note: 'part of its text not modelled' }),
    ...(card.cost !== undefined && { cost: card.cost }),
    colours: card.colours ?? [],
    ...(card.text !== undefined && { text: card.text }),
    ...(card.power !== undefined && { power: card.power }),
    ...(card.toughness !== undefined && { toughness: card.toughness }),
    thing: { card: card.name },
    name: plain(label),
    words: plain(`${label} ${card.name} ${card.typeLine}`),
  };
}

/** A card that the user brought before. */
export const broughtBefore = ({ card, view }: AddingView['brought'][number]): Entry => ({
  ...cardEntry(view),
  key: `b:${JSON.stringify(card)}`,
  note: 'brought before',
  thing: { brought: card },
});

/** A name that is known elsewhere. */
export const onlineEntry = (name: string): Entry => ({
  key: `s:${name}`,
  label: name,
  line: 'at Scryfall',
  colours: [],
  thing: { online: name },
  name: plain(name),
  words: plain(name),
});

/** A card of the file that is kept on this machine. */
export function keptEntry({ name, typeLine, cost, colours, unread }: KeptCardView): Entry {
  const entry = cardEntry({ name, typeLine, colours, ...(cost !== undefined && { cost }) });
  return {
    ...entry,
    key: `k:${name}`,
    note: unread === 0 ? 'all by the rules' : `${many(unread, 'sentence')} by hand`,
    thing: { kept: name },
  };
}

export function tokenEntry(token: FoundTokenView): Entry {
  const label = `${token.name} token`;
  const makers = token.makers.length === 0 ? '' : `made by ${token.makers.join(', ')}`;
  return {
    key: `t:${token.id}`,
    label,
    line: token.line,
    ...(makers !== '' && { note: makers }),
    colours: token.colours,
    thing: { token: token.id },
    name: plain(label),
    words: plain(`${label} ${token.line} ${makers}`),
  };
}

/** What is looked for: words, a type, colours; and how many are wanted. */
export interface Search {
  readonly words: string;
  /** "Creature"; empty: any. */
  readonly type: string;
  /** Has each of these; `C` stands for no colour. */
  readonly colours: readonly (ColourLetter | 'C')[];
}

/** "4 Forest" is four of them. */
export function counted(words: string): { readonly count: number; readonly words: string } {
  const [, number, rest] = /^\s*([0-9]{1,4})x?\s+(\S.*)$/u.exec(words) ?? [];
  return number === undefined || rest === undefined || Number(number) === 0
    ? { count: 1, words }
    : { count: Number(number), words: rest };
}

/** How well an entry answers: 0 not at all, more is better. */
function score({ name, words }: Entry, wanted: readonly string[], whole: string): number {
  if (name === whole) return 5;
  if (name.startsWith(whole)) return 4;
  const starts = name.split(/[\s,-]+/);
  if (wanted.every((word) => starts.some((start) => start.startsWith(word)))) return 3;
  const all = words.split(/[\s,—-]+/);
  if (wanted.every((word) => all.some((start) => start.startsWith(word)))) return 2;
  return wanted.every((word) => words.includes(word)) ? 1 : 0;
}

function fits({ line, colours }: Entry, search: Search): boolean {
  if (search.type !== '' && !line.split(/[\s,]+/).includes(search.type)) return false;
  return search.colours.every((colour) =>
    colour === 'C' ? colours.length === 0 : colours.includes(colour),
  );
}

/** The entries that answer a search, the best first; all in their order where nothing is looked for. */
export function find(entries: readonly Entry[], search: Search): readonly Entry[] {
  const whole = plain(search.words);
  const fitting = entries.filter((entry) => fits(entry, search));
  if (whole === '') return fitting;
  const query = queryOf(search.words);
  if (query !== undefined) return fitting.filter(query);
  const wanted = whole.split(/\s+/);
  return fitting
    .map((entry) => ({ entry, score: score(entry, wanted, whole) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || a.entry.label.localeCompare(b.entry.label, 'en'))
    .map(({ entry }) => entry);
}
