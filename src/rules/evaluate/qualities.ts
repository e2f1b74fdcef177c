import type { Comparison } from '../abilities/references';
import type { Characteristics } from '../kernel/characteristics';
import { never } from '../kernel/invariant';
import { meaning } from '../keywords/meaning';
import { isCreatureType } from './subtypes';

/** Whether it has a subtype; an object with changeling has every creature type (702.73). */
export function hasSubtype(values: Characteristics, subtype: string): boolean {
  return (
    values.subtypes.includes(subtype) ||
    (values.subtypes.includes(EVERY_CREATURE_TYPE) && isCreatureType(subtype))
  );
}

/** Stands in a list of subtypes for all creature types at once. */
export const EVERY_CREATURE_TYPE = '*';

/** Whether it has the keyword ability (702); `protection` and the like count whatever their parameter. */
export function hasKeyword(values: Characteristics, keyword: string): boolean {
  return values.abilities.some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      (ability.keyword === keyword ||
        meaning(ability).some((a) => a.kind === 'keyword' && a.keyword === keyword)),
  );
}

export function compare(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return never(how);
  }
}
