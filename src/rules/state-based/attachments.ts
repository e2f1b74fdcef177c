import { attachmentForbidden } from '../attaching/attachable';
import { cr } from '../citations';
import { hasSubtype } from '../evaluate/qualities';
import { viewOf } from '../happening/view';
import type { Proposal } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Deaths } from './deaths';

/**
 * Auras that enchant nothing or something illegal die (704.5m), Equipment and Fortifications come off
 * what they can't be attached to (704.5n), as does everything that can't be attached at all (704.5p);
 * of several Roles of a player on a permanent only the newest stays (704.5y).
 */
export function attachmentActions(
  state: State,
  ids: readonly ObjectId[],
  deaths: Deaths,
): readonly Proposal[] {
  const view = viewOf(state);
  const off: Proposal[] = [];
  for (const id of ids) {
    const object = state.objects.get(id);
    const values = view.characteristics(id);
    if (object?.zone !== 'battlefield' || object.phasedOut || values === undefined) continue;
    const { attachedTo } = object;
    const has = (subtype: string) => hasSubtype(values, subtype);
    const comesOff = (...cites: Proposal['cites']) =>
      off.push({ happening: { kind: 'attached', object: id, to: null }, cites });
    if (values.types.includes('Creature') || values.types.includes('Battle')) {
      // An Aura that is a creature comes off first, and dies at the next check (303.4d).
      if (attachedTo !== null) comesOff(cr('704.5p'));
      else if (has('Aura')) deaths.putIntoGraveyard(id, cr('704.5m'));
      continue;
    }
    if (has('Aura')) {
      if (attachedTo === null) deaths.putIntoGraveyard(id, cr('704.5m'));
      else enchanting(state, id, attachedTo, deaths);
    } else if (attachedTo !== null && (has('Equipment') || has('Fortification'))) {
      const forbidden = attachmentForbidden(view, id, attachedTo);
      if (forbidden !== null) comesOff(cr('704.5n'), forbidden);
    } else if (attachedTo !== null) comesOff(cr('704.5p'));
    if (has('Role') && isOlderRole(state, id)) deaths.putIntoGraveyard(id, cr('704.5y'));
  }
  return off;
}

/** @throws NotModelled for an Aura on a player, or one that has lost its enchant ability. */
function enchanting(state: State, id: ObjectId, to: Target, deaths: Deaths): void {
  const view = viewOf(state);
  const values = view.characteristics(id);
  if ('player' in to) {
    if (state.players[to.player]?.lost !== false) {
      deaths.putIntoGraveyard(id, cr('704.5m'), cr('303.4c'));
      return;
    }
    throw new NotModelled(`an Aura that enchants a player: ${values?.name ?? ''} (702.5d)`);
  }
  const enchant = values?.abilities.some(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'enchant',
  );
  if (enchant !== true) {
    throw new NotModelled(`an Aura without an enchant ability: ${values?.name ?? ''} (303.4c)`);
  }
  const forbidden = attachmentForbidden(view, id, to);
  if (forbidden !== null) deaths.putIntoGraveyard(id, cr('704.5m'), forbidden);
}

function isOlderRole(state: State, id: ObjectId): boolean {
  const role = state.objects.get(id);
  const host = role?.attachedTo;
  if (role === undefined || host == null || !('object' in host)) return false;
  const view = viewOf(state);
  return (state.objects.get(host.object)?.attachments ?? []).some((other) => {
    const object = state.objects.get(other);
    const values = view.characteristics(other);
    return (
      object !== undefined &&
      values !== undefined &&
      hasSubtype(values, 'Role') &&
      object.controller === role.controller &&
      object.timestamp > role.timestamp
    );
  });
}
