import { cr } from '../citations';
import { protectorOf } from '../combat/defending';
import { hasSubtype } from '../evaluate/qualities';
import { apnap } from '../evaluate/references';
import { ask } from '../happening/ask';
import { viewOf } from '../happening/view';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Deaths } from './deaths';

/**
 * Battles: one without defense dies (704.5v); one without a fitting protector that is not attacked gets
 * one of its controller's choice, or dies where there is none (704.5w, x).
 * @throws NotModelled where a Siege has lost its last defense counter: it is exiled and cast (310.11b).
 */
export function* battleActions(
  work: Work,
  ids: readonly ObjectId[],
  deaths: Deaths,
): Doing<readonly Proposal[]> {
  const { state } = work;
  const view = viewOf(state);
  const chosen: Proposal[] = [];
  for (const id of ids) {
    const object = state.objects.get(id);
    const values = view.characteristics(id);
    if (object?.zone !== 'battlefield' || object.phasedOut) continue;
    if (values?.types.includes('Battle') !== true) continue;
    const siege = hasSubtype(values, 'Siege');
    if ((object.counters.defense ?? 0) === 0) {
      if (siege) throw new NotModelled(`the defeat of a Siege: ${values.name} (310.11b)`);
      if (!hasTriggered(state, id)) deaths.putIntoGraveyard(id, cr('704.5v'), cr('310.7'));
      continue;
    }
    const protector = protectorOf(state, id);
    const wrong = siege && protector === values.controller;
    if ((protector !== null && !wrong) || (protector === null && isAttacked(state, id))) continue;
    const cite = wrong ? cr('704.5x') : cr('704.5w');
    const players = siege
      ? apnap(state).filter((p) => p !== values.controller)
      : apnap(state).filter((p) => p === values.controller);
    const [first] = players;
    if (first === undefined) {
      deaths.putIntoGraveyard(id, cite, cr('310.10'));
      continue;
    }
    const player =
      players.length === 1
        ? first
        : yield* askProtector(work, id, values.controller, players, cite);
    chosen.push({
      happening: { kind: 'chose', player: values.controller, object: id, chosen: { player } },
      cites: [cite, cr('310.10')],
    });
  }
  return chosen;
}

function* askProtector(
  work: Work,
  battle: ObjectId,
  player: ReturnType<typeof apnap>[number],
  players: ReturnType<typeof apnap>,
  cite: Proposal['cites'][number],
): Doing<ReturnType<typeof apnap>[number]> {
  const answer = yield* ask(work, {
    kind: 'choosePlayer',
    player,
    about: battle,
    options: players.map((p) => ({ player: p })),
    purpose: 'protector',
    cites: [cite, cr('310.10')],
  });
  const [target] = answer.kind === 'choice' ? answer.choice : [];
  return target !== undefined && 'player' in target ? target.player : player;
}

/** An ability of it has triggered and has not left the stack yet (704.5v). */
function hasTriggered(state: State, id: ObjectId): boolean {
  return (
    state.waiting.some((t) => t.source === id) ||
    state.stack.some((s) => state.objects.get(s)?.onStack?.source === id)
  );
}

function isAttacked(state: State, id: ObjectId): boolean {
  return (
    state.combat?.attackers.some(
      (a) => a.formerDefender === undefined && 'object' in a.whom && a.whom.object === id,
    ) ?? false
  );
}
