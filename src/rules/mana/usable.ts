import type { Predicate } from '../abilities/references';
import { matches } from '../evaluate/match';
import type { View } from '../evaluate/view';
import { type ObjectId, objectId, type PlayerId } from '../kernel/ids';
import type { Chosen } from '../kernel/objects';
import type { Mana, ManaRestriction } from './types';

/** The places of the mana in a pool that may be spent on something (106.6): on that spell, or on anything else. */
export function usableMana(
  view: View,
  player: PlayerId,
  pool: readonly Mana[],
  spell: ObjectId | null,
): readonly number[] {
  return pool.flatMap((mana, place) => (mayBeSpent(view, player, mana, spell) ? [place] : []));
}

/** Whether a mana may be spent on that spell, or, without one, on an ability or other cost (106.6). */
export function mayBeSpent(
  view: View,
  player: PlayerId,
  mana: Mana,
  spell: ObjectId | null,
): boolean {
  const only = mana.restriction?.onlySpells;
  if (only === undefined) return true;
  if (spell === null) return false;
  return matches(view, { source: objectId(mana.source), you: player }, only, spell);
}

/** A restriction with what the source chose filled in, so that it stays with the mana (106.6, 607.2d). */
export function withChoices(restriction: ManaRestriction, chosen: Chosen): ManaRestriction {
  const { onlySpells } = restriction;
  if (onlySpells === undefined) return restriction;
  return { ...restriction, onlySpells: onlySpells.map((p) => fill(p, chosen)) };
}

/** No choice was made: nothing is of the chosen kind. */
const NOTHING: Predicate = { is: 'or', of: [] };

function fill(p: Predicate, chosen: Chosen): Predicate {
  switch (p.is) {
    case 'chosenType':
      return chosen.type === undefined ? NOTHING : { is: 'subtype', subtype: chosen.type };
    case 'chosenColor':
      return chosen.color === undefined ? NOTHING : { is: 'color', color: chosen.color };
    case 'not':
      return { is: 'not', not: fill(p.not, chosen) };
    case 'or':
      return { is: 'or', of: p.of.map((list) => list.map((q) => fill(q, chosen))) };
    default:
      return p;
  }
}
