import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { ask } from '../happening/ask';
import { HALT } from '../happening/halts';
import { happen } from '../happening/happen';
import { characteristicsOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import { Refusal } from '../kernel/results';
import type { State } from '../kernel/state';
import { attackOptions, creaturesOf, judgeAttack } from './attack';
import { attackCosts, payForCombat } from './costs';
import { chooseExerted, exertAttackers } from './exert';
import { meetUnreadAbout } from './unread';

/**
 * The active player declares attackers (508.1): they become tapped unless they have vigilance, then
 * they are attacking, and what triggers on it triggers. Nobody attacks without an active player (800.4j).
 * @throws Refusal where the declaration is illegal.
 */
export function* declareAttackers(work: Work): Doing<void> {
  const player = work.state.turn.active;
  if (work.state.players[player]?.lost !== false) return;
  const answer = yield* ask(work, {
    kind: 'declareAttackers',
    player,
    cites: [cr('508.1')],
    options: attackOptions(work.state, player),
  });
  const declared = answer.kind === 'attackers' ? answer.attackers : [];
  yield HALT;
  const able = creaturesOf(work.state, player);
  const chosen = declared.map((a) => a.object);
  meetUnreadAbout(work, 'attack', chosen, able);
  yield HALT;
  const verdict = judgeAttack(work.state, player, declared);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  if (declared.length === 0) {
    work.tell('turnBased', [cr('508.1')], [], 'no creature attacks');
    return;
  }
  yield HALT;
  const { state } = work;
  const tapping = declared.filter((a) => !hasVigilance(state, a.object));
  yield* happen(
    work,
    tapping.map(({ object }) => ({ happening: { kind: 'tapped', object }, cites: [cr('508.1f')] })),
  );
  const exerted = yield* chooseExerted(work, player, chosen);
  yield HALT;
  yield* payForCombat(work, player, attackCosts(state, declared), {
    total: cr('508.1h'),
    mana: cr('508.1i'),
    paid: cr('508.1j'),
  });
  yield* exertAttackers(work, player, exerted);
  const attackers = declared.filter((a) => work.state.objects.get(a.object)?.controller === player);
  const awake = tapping.length < declared.length ? [cr('702.20b')] : [];
  const cites = [cr('508.1'), cr('508.1k'), ...awake];
  yield* work.emitting([{ happening: { kind: 'attackersDeclared', player, attackers }, cites }]);
}

function hasVigilance(state: State, id: ObjectId): boolean {
  const values = characteristicsOf(state, id);
  return values !== undefined && hasKeyword(values, 'vigilance');
}
