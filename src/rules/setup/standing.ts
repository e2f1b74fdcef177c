import type { CopiableValues, Face, Zone } from '../abilities/values';
import { cr } from '../citations';
import { isDoubleFaced, valuesWith } from '../faces/values';
import { viewOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { State } from '../kernel/state';
import { canEnter } from '../zones/permanentTypes';

/**
 * Lets a permanent be laid out as attacking only what can be attacked (506.2, 506.3).
 * @throws Refusal for a card that is not on the battlefield, and for an attack on its controller,
 * on something of that player's own, or on what is no player, planeswalker or battle.
 */
export function checkAttacking(state: State, id: ObjectId, whom: Target): void {
  const attacker = state.objects.get(id);
  if (attacker?.zone === 'battlefield' && canBeAttacked(state, attacker.controller, whom)) return;
  const subject = 'object' in whom ? whom.object : { player: whom.player };
  throw new Refusal([
    { code: 'cantAttack', subjects: [id, subject], cites: [cr('506.2'), cr('506.3')] },
  ]);
}

function canBeAttacked(state: State, attacking: number, whom: Target): boolean {
  if ('player' in whom) {
    return whom.player !== attacking && state.players[whom.player]?.lost === false;
  }
  const object = state.objects.get(whom.object);
  const types = viewOf(state).characteristics(whom.object)?.types ?? [];
  if (object?.zone !== 'battlefield') return false;
  return (
    types.includes('Battle') || (types.includes('Planeswalker') && object.controller !== attacking)
  );
}

/**
 * Lets only a permanent be laid out as attached to something (701.3a).
 * @throws Refusal for an object anywhere else.
 */
export function checkAttaching(state: State, id: ObjectId): void {
  if (state.objects.get(id)?.zone === 'battlefield') return;
  throw new Refusal([{ code: 'notInZone', subjects: [id], cites: [cr('701.3a')] }]);
}

/**
 * Lets only a double-faced permanent be laid out with its back face up (712.8a, 712.9).
 * @throws Refusal for any other object, or anywhere else.
 */
export function checkFace(
  id: ObjectId,
  printed: CopiableValues,
  face: Face | null,
  zone: Zone,
): void {
  const may = isDoubleFaced(printed) && zone === 'battlefield' && canEnter(valuesWith(printed, 1));
  if (face !== 1 || may) return;
  throw new Refusal([
    { code: 'cantTransform', subjects: [id], cites: [cr('712.8a'), cr('712.9')] },
  ]);
}
