import { cr } from '../citations';
import { ask } from '../happening/ask';
import { HALT } from '../happening/halts';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import { Refusal } from '../kernel/results';
import { creaturesOf } from './attack';
import { attackersAgainst, blockOptions, judgeBlock } from './block';
import { blockCosts, payForCombat } from './costs';
import { defendingPlayers } from './defending';
import { meetUnreadAbout } from './unread';

/**
 * Each player who is attacked declares blockers, in turn order (509.1, 802.4). An attacking creature
 * that none blocks is unblocked from then on (509.1h).
 */
export function* declareBlockers(work: Work): Doing<void> {
  for (const player of defendingPlayers(work.state)) {
    if (attackersAgainst(work.state, player).length > 0) yield* declareFor(work, player);
  }
}

/** @throws Refusal where the declaration is illegal. */
function* declareFor(work: Work, player: PlayerId): Doing<void> {
  const answer = yield* ask(work, {
    kind: 'declareBlockers',
    player,
    cites: [cr('509.1')],
    options: blockOptions(work.state, player),
  });
  const declared = answer.kind === 'blockers' ? answer.blockers : [];
  const blocked = declared.flatMap((b) =>
    b.attackers.length > 0 ? [b.object, ...b.attackers] : [],
  );
  const others = [...attackersAgainst(work.state, player), ...creaturesOf(work.state, player)];
  meetUnreadAbout(work, 'block', blocked, others);
  yield HALT;
  const verdict = judgeBlock(work.state, player, declared);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const paying = declared.flatMap((b) => (b.attackers.length > 0 ? [b.object] : []));
  yield* payForCombat(work, player, blockCosts(work.state, paying), {
    total: cr('509.1d'),
    mana: cr('509.1e'),
    paid: cr('509.1f'),
  });
  const blockers = declared.filter(
    (b) => b.attackers.length > 0 && work.state.objects.get(b.object)?.controller === player,
  );
  const cites = [cr('509.1g'), cr('509.1h')];
  yield* work.emitting([{ happening: { kind: 'blockersDeclared', player, blockers }, cites }]);
}
