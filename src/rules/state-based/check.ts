import { cr } from '../citations';
import { HALT } from '../happening/halts';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { emptyIdSet } from '../kernel/table';
import { attachmentActions } from './attachments';
import { battleActions } from './battles';
import { commandersToCommandZone } from './commanders';
import { counterActions } from './counters';
import { Deaths } from './deaths';
import { legendRule, worldRule } from './legends';
import { outOfCombat } from './outOfCombat';
import { permanentsThatDie } from './permanents';
import { playersWhoLose } from './players';
import { finishedSagas } from './sagas';
import { strays } from './strays';

/**
 * One check of all state-based actions, over what changed since the last one (704.3): all that apply are
 * performed at once, as a single event.
 * @returns whether any was performed; the check is then to be repeated.
 */
export function* stateBasedActions(work: Work): Doing<boolean> {
  const ids = toLookAt(work.state);
  // On a very large board each of these is work enough for a while.
  yield HALT;
  outOfCombat(work, ids);
  yield HALT;
  const deaths = new Deaths(work.state);
  const losing = playersWhoLose(work.state);
  permanentsThatDie(work.state, ids, deaths);
  yield HALT;
  const straying = strays(work.state, ids);
  yield HALT;
  const attachments = attachmentActions(work.state, ids, deaths);
  yield HALT;
  const counters = counterActions(work.state, ids);
  yield HALT;
  const sagas = finishedSagas(work.state);
  yield HALT;
  const others: readonly Proposal[] = [
    ...straying,
    ...attachments,
    ...counters,
    ...sagas,
    ...(yield* battleActions(work, ids, deaths)),
    ...(yield* commandersToCommandZone(work, ids)),
  ];
  yield HALT;
  const exempted = yield* legendRule(work, ids, deaths);
  yield HALT;
  worldRule(work.state, ids, deaths);
  yield HALT;
  settleChecked(work, ids, exempted);
  const actions = [...losing, ...deaths.proposals(), ...others];
  if (actions.length === 0) return false;
  work.tell('stateBased', [cr('704.3')]);
  yield* happen(work, actions);
  return true;
}

/** What changed, with what is attached to it: an attachment may have become illegal through its host. */
function toLookAt(state: State): readonly ObjectId[] {
  if (state.changed === 'all') return state.objects.ids();
  const ids = new Set<ObjectId>();
  for (const id of state.changed.list()) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    ids.add(id);
    for (const attachment of object.attachments) ids.add(attachment);
  }
  return [...ids].sort((a, b) => a - b);
}

/**
 * What is remembered "since the last check" begins anew (704.5b, 704.5h, 704.6d).
 * @param again what has to be looked at the next time, too
 */
function settleChecked(work: Work, ids: readonly ObjectId[], again: readonly ObjectId[]): void {
  const { state } = work;
  let { objects, players } = state;
  for (const id of ids) {
    const object = objects.get(id);
    if (object?.deathtouched === true)
      objects = objects.set(id, { ...object, deathtouched: false });
  }
  if (players.some((p) => p.drewFromEmpty)) {
    players = players.map((p) => ({ ...p, drewFromEmpty: false }));
  }
  const changed = again.reduce((set, id) => set.add(id), emptyIdSet<ObjectId>());
  work.set({ objects, players, changed, checkedAt: state.nextId });
}
