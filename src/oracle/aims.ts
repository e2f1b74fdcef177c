import type { Filter, TargetSpec } from '../rules/authoring/language';
import { massWords } from './amounts';
import type { Context } from './context';
import { filterWords } from './nouns';
import { list, numberWord } from './words';

/** Makes the targets known; the first mention of each says "target …". */
export function aim(targets: readonly TargetSpec[], context: Context): void {
  targets.forEach((spec, slot) => {
    for (const key of [`target ${slot}`, `player ${slot}`]) {
      context.said.delete(key);
      context.inline.set(key, () => targetWords(spec, context));
    }
    if (spec.objects?.zones?.includes('graveyard') === true)
      context.bound.set(`target ${slot}`, 'that card');
  });
}

function targetWords(spec: TargetSpec, context: Context): string {
  const { objects, players, count, divides } = spec;
  if (divides !== undefined) {
    const whom =
      objects === undefined || players !== undefined ? 'targets' : manyTargets(objects, context);
    return `${massWords(divides, 'damage', context)} divided as you choose among ${howMany(count)} ${whom}`;
  }
  const most = count?.[1];
  const upTo =
    count?.[0] === 0 ? `up to ${typeof most === 'number' ? numberWord(most) : 'X'} ` : '';
  const player = players?.player === 'opponents' ? 'opponent' : 'player';
  if (objects === undefined) return `${upTo}target ${player}`;
  if (players !== undefined)
    return objects.where.some(({ is }) => is === 'or')
      ? 'any target'
      : `${upTo}target player or ${filterWords(objects, 'bare', context, { singular: true })}`;
  const one = most === undefined || most === 1;
  return `${upTo}${one ? filterWords(objects, 'target', context) : filterWords(objects, { words: 'target' }, context, { conjunction: 'and/or' })}`;
}

const manyTargets = (objects: Filter, context: Context): string =>
  filterWords(objects, { words: 'target' }, context);

/** "one or two", "one, two, or three". */
function howMany([least, most]: NonNullable<TargetSpec['count']> = [1, 1]): string {
  if (typeof least !== 'number' || typeof most !== 'number') return 'any number of';
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => numberWord(least + more));
  return list(numbers, 'or');
}
