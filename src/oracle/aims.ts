import type { Amount, Filter, TargetSpec } from '../rules/authoring/language';
import { massWords } from './amounts';
import type { Context } from './context';
import { filterWords } from './nouns';
import { list, numberWord, plural } from './words';

/** Makes the targets known; the first mention of each says "target …". */
export function aim(targets: readonly TargetSpec[], context: Context): void {
  targets.forEach((spec, slot) => {
    context.aims.set(slot, spec);
    for (const key of [`target ${slot}`, `player ${slot}`]) {
      context.said.delete(key);
      context.inline.set(key, () => targetWords(spec, context));
    }
    if (isSeveral(spec)) context.bound.set(`target ${slot}`, againWords(spec));
    if (spec.objects?.zones?.includes('graveyard') === true && !isSeveral(spec))
      context.bound.set(`target ${slot}`, 'that card');
  });
}

/** Whether more than one may be chosen. */
const isSeveral = ({ count }: TargetSpec): boolean => count !== undefined && count[1] !== 1;

const againWords = ({ objects }: TargetSpec): string =>
  objects?.zones?.includes('graveyard') === true ? 'those cards' : 'they';

function targetWords(spec: TargetSpec, context: Context): string {
  const { objects, players, count, divides, otherThan } = spec;
  if (divides !== undefined) {
    const whom =
      objects === undefined || players !== undefined ? 'targets' : manyTargets(objects, context);
    return `${massWords(divides, 'damage', context)} divided as you choose among ${howMany(count)} ${whom}`;
  }
  const some = countWords(count);
  const player = players?.player === 'opponents' ? 'opponent' : 'player';
  if (objects === undefined)
    return `${some}${otherThan === undefined ? '' : 'another '}target ${isSeveral(spec) ? plural(player) : player}`;
  if (players !== undefined)
    return objects.where.some(({ is }) => is === 'or')
      ? 'any target'
      : `${some}target ${player} or ${filterWords(objects, 'bare', context, { singular: true })}`;
  if (isSeveral(spec)) {
    const many = filterWords(objects, TARGETS, context, { conjunction: 'and/or' });
    return `${some}${many.replace(/^target other /, 'other target ')}`;
  }
  const one = filterWords(objects, 'target', context);
  if (some !== '') return `${some}${one.replace(/^another /, 'other ')}`;
  return otherThan === undefined ? one : `another ${one}`;
}

const TARGETS = { words: 'target' } as const;

/** "up to two ", "one or two ", "any number of "; nothing for one. */
function countWords(count: TargetSpec['count']): string {
  const [least, most] = count ?? [1, 1];
  if (most === ANY_NUMBER) return 'any number of ';
  const word = (amount: Amount): string => (typeof amount === 'number' ? numberWord(amount) : 'X');
  if (least === 0) return `up to ${word(most)} `;
  if (least === most || typeof least !== 'number') return most === 1 ? '' : `${word(most)} `;
  return `${word(least)} ${most === least + 1 ? 'or' : 'to'} ${word(most)} `;
}

/** So many that it is no limit. */
const ANY_NUMBER = 1_000;

const manyTargets = (objects: Filter, context: Context): string =>
  filterWords(objects, { words: 'target' }, context);

/** "one or two", "one, two, or three". */
function howMany([least, most]: NonNullable<TargetSpec['count']> = [1, 1]): string {
  if (typeof least !== 'number' || typeof most !== 'number') return 'any number of';
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => numberWord(least + more));
  return list(numbers, 'or');
}
