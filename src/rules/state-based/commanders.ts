import { cr } from '../citations';
import { apnap } from '../evaluate/references';
import { ask } from '../happening/ask';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/**
 * A commander that was put into a graveyard or into exile since the last check may be put into the
 * command zone by its owner (704.6d, 903.9a).
 */
export function* commandersToCommandZone(
  work: Work,
  ids: readonly ObjectId[],
): Doing<readonly Proposal[]> {
  const { state } = work;
  if (state.variant !== 'commander' || state.checkedAt === undefined) return [];
  const actions: Proposal[] = [];
  for (const id of byOwner(state, ids)) {
    const object = state.objects.get(id);
    if (id < state.checkedAt || object === undefined) continue;
    if (object.zone !== 'graveyard' && object.zone !== 'exile') continue;
    if (!state.players.some((p) => p.commanders.includes(object.card))) continue;
    const cites = [cr('704.6d'), cr('903.9a')];
    const answer = yield* ask(work, {
      kind: 'yesNo',
      player: object.owner,
      purpose: 'toCommandZone',
      about: id,
      cites,
    });
    if (answer.kind !== 'yesNo' || !answer.yes) continue;
    actions.push({
      happening: { kind: 'moved', object: id, to: 'command', why: 'stateBased' },
      cites,
    });
  }
  return actions;
}

/** The owners choose in turn order (101.4). */
function byOwner(state: State, ids: readonly ObjectId[]): readonly ObjectId[] {
  return apnap(state).flatMap((player) =>
    ids.filter((id) => state.objects.get(id)?.owner === player),
  );
}
