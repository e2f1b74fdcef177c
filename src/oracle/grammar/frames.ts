import type { Ability, Cost, EventPattern } from '../../rules/authoring/language';
import { isWithoutMeaning } from './abilityWords';
import { readCost, readLoyalty } from './costs';
import { readKeyword } from './keywords';
import {
  contentOf,
  fromGraveyard,
  isSpell,
  NOTHING,
  type Reader,
  type ReadLine,
  unread,
  withoutSentence,
} from './lineKit';
import { type Before, mentionThis } from './mentions';
import { type Holder, Input } from './reading';
import { type Line, sentencesOf, textOf } from './regions';
import { settle } from './settle';
import { slot } from './slot';
import { readStatic } from './statics';
import { same } from './template';
import type { Token } from './tokens';
import { triggeredLine } from './triggered';

/** Reads one line of a card's text. What it can't read stands as unread, with its words. */
export function readLine(line: Line, reader: Reader): ReadLine {
  const keywords = line.modes === undefined ? keywordLine(line.tokens, reader.holder) : undefined;
  const read =
    keywords === undefined
      ? (chapterLine(line, reader) ??
        abilityLine(line, line.tokens, reader) ??
        wordedLine(line, reader))
      : { abilities: keywords, gaps: [] };
  return read === undefined || isPending(read.abilities) ? unread(line, reader) : read;
}

/** Something in it was never bound: it means nothing as it stands. */
const isPending = (abilities: readonly Ability[]): boolean =>
  JSON.stringify(abilities).includes('"pending":');

/** A line of a card with what was read of it. */
export interface LineRead extends ReadLine {
  readonly start: number;
  readonly end: number;
}

/** Reads all lines. The lines of a spell that say what it does are one ability, followed in their order (608.2c). */
export function readLines(lines: readonly Line[], reader: Reader): readonly LineRead[] {
  const found: LineRead[] = [];
  let spell: Line | undefined;
  for (const line of lines) {
    const read = readLine(line, reader);
    const [only] = read.abilities;
    const goesOn = only?.kind === 'spell' && line.modes === undefined;
    if (goesOn && spell !== undefined) {
      spell = { ...spell, end: line.end, tokens: [...spell.tokens, ...line.tokens] };
      found.pop();
      found.push({ start: spell.start, end: spell.end, ...readLine(spell, reader) });
    } else {
      spell = goesOn ? line : undefined;
      found.push({ start: line.start, end: line.end, ...read });
    }
  }
  return found;
}

/** "Flying, vigilance": nothing unless all of the line is keywords. */
function keywordLine(tokens: readonly Token[], holder: Holder): readonly Ability[] | undefined {
  const input = new Input(tokens, holder);
  const follow = (at: number): readonly Ability[] | undefined => {
    for (const { value, end } of readKeyword(input, at)) {
      if (end === input.length) return value;
      const next = [',', ';'].includes(input.word(end)) ? follow(end + 1) : undefined;
      if (next !== undefined) return [...value, ...next];
    }
    return undefined;
  };
  return follow(0);
}

/** An ability word or a flavor word and a dash before an ability mean nothing (207.2c, 207.2d). */
function wordedLine(line: Line, reader: Reader): ReadLine | undefined {
  const dash = line.tokens.findIndex(({ text }) => text === '—');
  const before = line.tokens.slice(0, Math.max(dash, 0));
  if (before.some(({ text }) => /[{:.]/.test(text)) || !isWithoutMeaning(before)) return undefined;
  const rest = abilityLine(line, line.tokens.slice(dash + 1), reader);
  if (rest === undefined) return undefined;
  const word = reader.words(before[0]?.start ?? 0, before.at(-1)?.end ?? 0);
  return {
    ...rest,
    abilities: rest.abilities.map((ability) =>
      ability.kind === 'keyword' || ability.kind === 'unread'
        ? ability
        : { ...ability, abilityWord: word },
    ),
  };
}

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];

/** "I, II — …": chapter abilities (714.2). */
function chapterLine(line: Line, reader: Reader): ReadLine | undefined {
  if (!reader.holder.subtypes.includes('Saga')) return undefined;
  const dash = line.tokens.findIndex(({ text }) => text === '—');
  const numbers = line.tokens
    .slice(0, Math.max(dash, 0))
    .filter(({ text }) => text !== ',')
    .map(({ text }) => NUMERALS.indexOf(text) + 1);
  if (numbers.length === 0 || numbers.includes(0)) return undefined;
  const read = contentOf(line, line.tokens.slice(dash + 1), reader, NOTHING);
  const trigger: EventPattern = {
    event: 'countersPut',
    object: [{ is: 'object', object: { ref: 'this' } }],
    counter: 'lore',
    reaches: numbers,
  };
  return {
    abilities: [{ kind: 'triggered', trigger, content: read.content }],
    gaps: read.gaps,
  };
}

function abilityLine(line: Line, tokens: readonly Token[], reader: Reader): ReadLine | undefined {
  const first = tokens[0]?.text ?? '';
  if (['when', 'whenever', 'at'].includes(first)) {
    const read = triggeredLine(line, tokens, reader);
    // "Whenever … this turn" is what a spell does, no ability of its own (603.7).
    return read ?? (isSpell(reader.holder) ? spellLine(line, tokens, reader) : undefined);
  }
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon > 0) return activatedLine(line, tokens, colon, reader);
  const statics = line.modes === undefined ? staticLine(tokens, reader) : undefined;
  if (statics === 'ambiguous') return unread(line, reader, true);
  if (statics !== undefined) return { abilities: statics, gaps: [] };
  return isSpell(reader.holder) ? spellLine(line, tokens, reader) : undefined;
}

/** What a spell does as it resolves (113.3a). */
function spellLine(line: Line, tokens: readonly Token[], reader: Reader): ReadLine {
  const read = contentOf(line, tokens, reader, { ...NOTHING, spell: true });
  return { abilities: [{ kind: 'spell', content: read.content }], gaps: read.gaps };
}

/** Static abilities: every sentence of the line must be one. */
function staticLine(
  tokens: readonly Token[],
  { holder }: Reader,
): readonly Ability[] | 'ambiguous' | undefined {
  const abilities: Ability[] = [];
  const joined = readStatic(new Input(withoutStop(tokens), holder));
  for (const sentence of joined.length > 0 ? [withoutStop(tokens)] : sentencesOf(tokens)) {
    const readings = readStatic(new Input(sentence, holder));
    const [first, ...others] = readings;
    if (first === undefined) return undefined;
    if (others.some((other) => !same(other, first))) return 'ambiguous';
    abilities.push(first);
  }
  return abilities.length === 0 ? undefined : abilities;
}

const withoutStop = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.text === '.' ? tokens.slice(0, -1) : tokens;

interface Limits {
  readonly only: NonNullable<Extract<Ability, { kind: 'activated' }>['only']>;
  readonly tokens: readonly Token[];
}

const LIMITS = [
  ['activate only as a sorcery', { timing: 'sorcery' }],
  ['activate only as an instant', { timing: 'instant' }],
  ['activate only during your turn', { when: { if: 'activePlayer', player: { player: 'you' } } }],
  ['activate only once each turn', { oncePerTurn: true }],
  ['activate only as a sorcery and only once each turn', { timing: 'sorcery', oncePerTurn: true }],
] as const;

/** When alone it may be activated, as its last sentence says. */
function limitsOf(tokens: readonly Token[], holder: Holder): Limits {
  for (const [sentence, only] of LIMITS) {
    const rest = withoutSentence(tokens, sentence);
    if (rest !== undefined) {
      const more = limitsOf(rest, holder);
      return { only: { ...more.only, ...only }, tokens: more.tokens };
    }
  }
  return onlyIf(tokens, holder) ?? { only: {}, tokens };
}

/** "Activate only if …" (602.5b), where what it says is plain by itself. */
function onlyIf(tokens: readonly Token[], holder: Holder): Limits | undefined {
  const last = sentencesOf(tokens).at(-1) ?? [];
  if (!textOf(last).startsWith('activate only if ')) return undefined;
  const input = new Input(last, holder);
  const [first, ...others] = slot('condition')
    .read(input, 3)
    .filter(({ end }) => end === input.length)
    .map(({ value }) => value);
  const when = first === undefined ? undefined : settle(first);
  if (when === undefined || others.some((other) => !same(other, first))) return undefined;
  return { only: { when }, tokens: tokens.filter((token) => token.start < (last[0]?.start ?? 0)) };
}

function activatedLine(
  line: Line,
  tokens: readonly Token[],
  colon: number,
  reader: Reader,
): ReadLine | undefined {
  const { holder } = reader;
  const costTokens = tokens.slice(0, colon);
  const cost = costOf(costTokens, holder);
  if (cost === undefined) return undefined;
  const { only, tokens: rest } = limitsOf(tokens.slice(colon + 1), holder);
  const named: Before = cost.some(({ pay }) => pay.endsWith('This') || pay.endsWith('Counters'))
    ? { objects: [mentionThis], players: [], spell: false }
    : NOTHING;
  const read = contentOf(line, rest, reader, named);
  const hand = textOf(costTokens).includes('~ from your hand');
  const zone =
    hand || cost.some(({ pay }) => pay === 'discardThis')
      ? 'hand'
      : fromGraveyard(tokens)
        ? 'graveyard'
        : undefined;
  return {
    abilities: [
      {
        kind: 'activated',
        cost,
        content: read.content,
        ...(Object.keys(only).length === 0 ? {} : { only }),
        ...(zone === undefined ? {} : { zone }),
      },
    ],
    gaps: read.gaps,
  };
}

function costOf(tokens: readonly Token[], holder: Holder): Cost | undefined {
  const loyal = tokens.length === 1 ? readLoyalty(tokens[0]?.text ?? '') : undefined;
  if (loyal !== undefined) return [{ pay: 'loyalty', amount: loyal }];
  const input = new Input(tokens, holder);
  const found = readCost(input, 0, [',', 'and']).filter(({ end }) => end === input.length);
  const [first, ...others] = found.map(({ value }) => value);
  if (first === undefined || others.some((other) => !same(other, first))) return undefined;
  return settle(first);
}
