import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { phasingAtUntap } from '../phasing/phasing';
import { ruleFinder } from '../restrictions/rules';
import { endsAfterUntapOf } from './durations';

/** Permanents phase in and out, all at once (502.1, 702.26a). */
export function phase(work: Work): undefined {
  work.emit(phasingAtUntap(work.state));
}

/** The active player untaps all permanents they control at once, but those that an effect keeps tapped (502.3). */
export function* untapPermanents(work: Work): Doing<void> {
  const { state } = work;
  const { active } = state.turn;
  const kept = ruleFinder(state, 'doesntUntap');
  const proposals: Proposal[] = [];
  for (const object of permanents(state)) {
    if (!object.tapped || object.phasedOut || object.controller !== active) continue;
    if (kept(object.id).some(({ rule, scope }) => rule.yours !== true || scope.you === active)) {
      continue;
    }
    proposals.push({ happening: { kind: 'untapped', object: object.id }, cites: [cr('502.3')] });
  }
  yield* happen(work, [...proposals, ...endsAfterUntapOf(state, active)]);
}

function permanents(state: State): readonly GameObject[] {
  return state.battlefield.list().flatMap((id) => state.objects.get(id) ?? []);
}
