import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';
import { endsAfterUntapOf } from './durations';

/** What phased out under the active player's control comes back (502.1, 702.26a). */
export function phaseIn(work: Work): undefined {
  const objects = phasingIn(work.state, work.state.turn.active);
  if (objects.length > 0) {
    work.one({ kind: 'phased', objects, in: true }, cr('502.1'), cr('702.26a'));
  }
}

/** What phased out with the permanent it is attached to comes back with it, not by itself (702.26g). */
function phasingIn(state: State, player: PlayerId): readonly ObjectId[] {
  const found: ObjectId[] = [];
  const add = (object: GameObject): void => {
    found.push(object.id);
    for (const id of object.attachments) {
      const attachment = state.objects.get(id);
      if (attachment?.phasedOut === true) add(attachment);
    }
  };
  for (const object of permanents(state)) {
    if (object.phasedOut && object.controller === player && !isIndirect(state, object)) add(object);
  }
  return found;
}

function isIndirect(state: State, { attachedTo }: GameObject): boolean {
  return (
    attachedTo !== null &&
    'object' in attachedTo &&
    state.objects.get(attachedTo.object)?.phasedOut === true
  );
}

/** The active player untaps all permanents they control at once, but those that an effect keeps tapped (502.3). */
export function* untapPermanents(work: Work): Doing<void> {
  const { state } = work;
  const { active } = state.turn;
  const kept = ruleFinder(state, 'doesntUntap');
  const proposals: Proposal[] = [];
  for (const object of permanents(state)) {
    if (!object.tapped || object.phasedOut || object.controller !== active) continue;
    if (kept(object.id).length > 0) continue;
    proposals.push({ happening: { kind: 'untapped', object: object.id }, cites: [cr('502.3')] });
  }
  yield* happen(work, [...proposals, ...endsAfterUntapOf(state, active)]);
}

function permanents(state: State): readonly GameObject[] {
  return state.battlefield.list().flatMap((id) => state.objects.get(id) ?? []);
}
