import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { viewOf } from '../happening/view';
import type { Proposal } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';

/** These permanents phase out at once, with all that is attached to them (702.26b, 702.26g). Those that are out already are not there to do so. */
export function phasingOut(
  state: State,
  ids: readonly ObjectId[],
  ...cites: Proposal['cites']
): readonly Proposal[] {
  const objects = withAttachments(state, ids, (object) => !object.phasedOut);
  if (objects.length === 0) return [];
  const indirect = objects.length > new Set(ids).size ? [cr('702.26g')] : [];
  return [
    {
      happening: { kind: 'phased', objects, in: false },
      cites: [...cites, cr('702.26b'), ...indirect],
    },
  ];
}

/**
 * What phases in and out, all at once, in the untap step of the active player (502.1, 702.26a): permanents with
 * phasing that they control, and what had phased out under their control.
 */
export function phasingAtUntap(state: State): readonly Proposal[] {
  const view = viewOf(state);
  const { active } = state.turn;
  const players = [active, ...goneBefore(state)];
  const out: ObjectId[] = [];
  const back: ObjectId[] = [];
  for (const id of state.battlefield.list()) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    if (object.phasedOut) {
      const under = object.phasing?.under ?? object.controller;
      if (players.includes(under) && !isIndirect(state, object)) back.push(id);
      continue;
    }
    const values = view.characteristics(id);
    if (values?.controller === active && hasKeyword(values, 'phasing')) out.push(id);
  }
  const returning = withAttachments(
    state,
    back,
    (object) => object.phasedOut && isIndirect(state, object),
  );
  return [
    ...phasingOut(state, out, cr('502.1'), cr('702.26a')),
    ...(returning.length === 0
      ? []
      : [
          {
            happening: { kind: 'phased' as const, objects: returning, in: true },
            cites: [cr('502.1'), cr('702.26a')],
          },
        ]),
  ];
}

/** Each of them with what is attached to it, and so on, as far as that takes part; each once. */
function withAttachments(
  state: State,
  ids: readonly ObjectId[],
  takesPart: (object: GameObject) => boolean,
): readonly ObjectId[] {
  const found = new Set<ObjectId>();
  const add = (id: ObjectId): void => {
    const object = state.objects.get(id);
    if (object === undefined || found.has(id)) return;
    found.add(id);
    for (const attachment of object.attachments) {
      const one = state.objects.get(attachment);
      if (one !== undefined && takesPart(one)) add(attachment);
    }
  };
  for (const id of ids) add(id);
  return [...found];
}

/** It phased out with what it is attached to, and so doesn't phase in by itself (702.26g). */
function isIndirect(state: State, { attachedTo, phasing }: GameObject): boolean {
  if (attachedTo === null || !('object' in attachedTo)) return false;
  if (phasing !== undefined) return phasing.with === attachedTo.object;
  return state.objects.get(attachedTo.object)?.phasedOut === true;
}

/** Players who left the game and whose turn would have begun just before this one (702.26n). */
function goneBefore(state: State): readonly PlayerId[] {
  const { active, extra } = state.turn;
  const gone: PlayerId[] = [];
  if (extra !== undefined) return gone;
  const count = state.players.length;
  for (let back = 1; back < count; back += 1) {
    const player = state.players[(active + count - back) % count];
    if (player === undefined || !player.lost) break;
    gone.push(player.id);
  }
  return gone;
}
