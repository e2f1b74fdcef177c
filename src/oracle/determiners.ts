import type { Change, Filter, Predicate } from '../rules/authoring/language';
import type { Determiner } from './phrase';

/** "All" where base values or colours are set, "each" where types are added or values depend on the object. */
export function determinerFor({ where }: Filter, changes: readonly Change[]): Determiner {
  if (where.some(({ is }) => is === 'hasCounter') && changes.every(isGift)) return 'each';
  if (where.some(({ is }) => is === 'controlledBy')) return 'bare';
  const plain = ({ is }: Predicate): boolean =>
    is === 'type' || is === 'subtype' || is === 'permanent';
  if (where.every(plain) && changes.every((one) => isGift(one) || one.change === 'modifyPT'))
    return 'all';
  const sets = changes.find(({ change }) => change === 'setPT');
  if (sets?.change === 'setPT') return typeof sets.power === 'number' ? 'all' : 'each';
  if (changes.some(({ change }) => change === 'addColors' || change === 'setColors')) return 'all';
  const added = changes.find(({ change }) => change === 'addTypes');
  if (added?.change !== 'addTypes') return 'bare';
  return added.types === undefined ? 'each' : 'all';
}

const isGift = ({ change }: Change): boolean => change === 'addAbilities';
