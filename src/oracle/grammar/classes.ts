import type { Predicate } from '../../rules/authoring/language';
import { COLOR_WORDS, COLORS } from '../../rules/authoring/language';
import type { Input } from './reading';
import { define } from './slot';
import { SUBTYPES } from './subtypes';
import { TYPE_WORDS } from './vocabulary';

/** Words before the noun, and the quality that they mean. */
const QUALITIES: Readonly<Record<string, Predicate>> = {
  tapped: { is: 'tapped' },
  untapped: { is: 'not', not: { is: 'tapped' } },
  attacking: { is: 'attacking' },
  blocking: { is: 'blocking' },
  blocked: { is: 'blocked' },
  saddled: { is: 'saddled' },
  transformed: { is: 'transformed' },
  kicked: { is: 'kicked' },
  colorless: { is: 'colorless' },
  multicolored: { is: 'multicolored' },
  legendary: { is: 'supertype', supertype: 'Legendary' },
  basic: { is: 'supertype', supertype: 'Basic' },
  snow: { is: 'supertype', supertype: 'Snow' },
  'face-down': { is: 'faceDown' },
  'face-up': { is: 'not', not: { is: 'faceDown' } },
  ...Object.fromEntries(COLORS.map((color) => [COLOR_WORDS[color], { is: 'color', color }])),
};
/** One class of objects named by a word: a type, a subtype. */
function classAt(
  input: Input,
  at: number,
): { where: Predicate; many: boolean; end: number } | undefined {
  const word = input.word(at);
  if (word === 'token' || word === 'tokens')
    return { where: { is: 'token' }, many: word === 'tokens', end: at + 1 };
  const named = TYPE_WORDS.get(word);
  if (named !== undefined)
    return { where: { is: 'type', type: named.type }, many: named.many, end: at + 1 };
  const raw = input.tokens[at]?.raw ?? '';
  if (!/^[A-Z]/.test(raw)) return undefined;
  const two = SUBTYPES.get(`${word} ${input.word(at + 1)}`);
  if (two !== undefined)
    return { where: { is: 'subtype', subtype: two.name }, many: two.many, end: at + 2 };
  const one = SUBTYPES.get(word);
  return one === undefined
    ? undefined
    : { where: { is: 'subtype', subtype: one.name }, many: one.many, end: at + 1 };
}

/** A quality before the noun: "tapped", "nonblack", "nontoken". */
export function qualityAt(input: Input, at: number): { where: Predicate; end: number } | undefined {
  if (input.word(at) === 'non') {
    const inner = qualityAt(input, at + 1) ?? classAt(input, at + 1);
    return inner === undefined
      ? undefined
      : { where: { is: 'not', not: inner.where }, end: inner.end };
  }
  const known = QUALITIES[input.word(at)];
  return known === undefined ? undefined : { where: known, end: at + 1 };
}

export interface Part {
  readonly where: readonly Predicate[];
  readonly end: number;
}

/** Qualities one after the other, perhaps with a comma between those with "non", or two of them with "or". */
export function qualities(input: Input, at: number): readonly Part[] {
  const found: Part[] = [{ where: [], end: at }];
  let where: readonly Predicate[] = [];
  let place = at;
  for (;;) {
    const one = qualityAt(input, place);
    if (one === undefined) return found;
    const or = alternatives(input, one);
    where = [...where, or?.where ?? one.where];
    place = or?.end ?? one.end;
    if (input.word(place) === ',' && qualityAt(input, place + 1) !== undefined) place += 1;
    found.push({ where, end: place });
  }
}

/** "attacking or blocking", "white, blue, or black": of these one at least. */
export function alternatives(
  input: Input,
  first: { where: Predicate; end: number },
): { where: Predicate; end: number } | undefined {
  const of: Predicate[] = [first.where];
  let place = first.end;
  for (;;) {
    const comma = input.word(place) === ',';
    const next = comma ? place + 1 : place;
    const last = input.word(next) === 'or' || input.word(next) === 'and/or';
    const other = qualityAt(input, last ? next + 1 : next);
    if (other === undefined || (!comma && !last)) return undefined;
    of.push(other.where);
    place = other.end;
    if (last) return { where: { is: 'or', of: of.map((one) => [one]) }, end: place };
  }
}

export interface Classes extends Part {
  readonly many: boolean;
}

/** Types and subtypes that all hold: "legendary artifact creature". */
export function classes(input: Input, at: number): readonly Classes[] {
  const found: Classes[] = [];
  let where: readonly Predicate[] = [];
  let place = at;
  for (;;) {
    const one = classAt(input, place);
    if (one === undefined) return found;
    where = [...where, one.where];
    place = one.end;
    found.push({ where, end: place, many: one.many });
    if (one.many) return found;
  }
}

/** "artifact or enchantment", "artifact, creature, or land"; "instants and sorceries" of many. */
export function choices(input: Input, first: Classes, all = false): readonly Classes[] {
  const found: Classes[] = [];
  const follow = (of: readonly (readonly Predicate[])[], at: number): void => {
    const comma = input.word(at) === ',';
    const next = comma ? at + 1 : at;
    const tie = input.word(next);
    const last = tie === 'or' || tie === 'and/or' || tie === 'and';
    if (!comma && !last) return;
    if (tie === 'and' && !first.many && !all) return;
    const from = last ? next + 1 : next;
    for (const quality of qualities(input, from))
      for (const other of classes(input, quality.end)) {
        if (other.many !== first.many) continue;
        const all = [...of, [...quality.where, ...other.where]];
        if (last) found.push({ where: [{ is: 'or', of: all }], end: other.end, many: first.many });
        else follow(all, other.end);
      }
  };
  follow([first.where], first.end);
  return found;
}

define('quality', {
  read: (input, at) => {
    const first = qualityAt(input, at);
    const all = first === undefined ? undefined : (alternatives(input, first) ?? first);
    return all === undefined ? [] : [{ value: all.where, end: all.end }];
  },
});
