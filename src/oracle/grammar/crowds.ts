import type { Filter, Players, Predicate } from '../../rules/authoring/language';
import { filterOf } from './numbers';
import { pendingOf } from './pending';
import type { Input, Reading } from './reading';
import { define, slot } from './slot';

type Part = Players | Filter;

/** "each opponent", "target player", "you", "each creature with flying". */
function readPart(input: Input, at: number): readonly Reading<Part>[] {
  const players = input.once('subject', at, slot('subject').read);
  if (input.word(at) !== 'each') return players;
  const groups = input
    .once('noun', at + 1, slot('noun').read)
    .map(({ value, end }): Reading<Part> => ({ value: filterOf(value), end }));
  return [...players, ...groups];
}

/** Several of them with commas and "and" between. */
function readParts(input: Input, at: number): readonly Reading<readonly Part[]>[] {
  return readPart(input, at).flatMap(({ value, end }) => {
    const comma = input.word(end) === ',' ? end + 1 : end;
    const last = input.word(comma) === 'and';
    const more = last
      ? readPart(input, comma + 1).map((one) => ({ value: [one.value], end: one.end }))
      : comma > end
        ? readParts(input, comma).filter((rest) => rest.value.length > 1)
        : [];
    return more.map((rest) => ({ value: [value, ...rest.value], end: rest.end }));
  });
}

const isSeveral = (part: Part): part is Players =>
  'player' in part && (part.player === 'opponents' || part.player === 'all');

/** "Each opponent and each creature they control": whoever of these players controls it. */
function bound(parts: readonly Part[]): readonly Part[] {
  let several: Players | undefined;
  return parts.map((part) => {
    if (isSeveral(part)) several = part;
    if (!('where' in part) || several === undefined) return part;
    const player = several;
    const where = part.where.map(
      (one): Predicate => (isTheirs(one) ? { is: 'controlledBy', player } : one),
    );
    return { ...part, where };
  });
}

const isTheirs = (predicate: Predicate): boolean => {
  if (predicate.is !== 'controlledBy') return false;
  const means = pendingOf(predicate.player)?.means;
  return means !== undefined && 'pronoun' in means && means.pronoun === 'player';
};

define('crowd', {
  read: (input, at) => readParts(input, at).map(({ value, end }) => ({ value: bound(value), end })),
});
