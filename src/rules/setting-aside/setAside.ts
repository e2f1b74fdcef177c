import { announceX } from '../casting/announce';
import { isSorceryTime, notSorceryTime } from '../casting/timing';
import { cr, type RuleNumber } from '../citations';
import { canPay } from '../costs/canPay';
import { payCost } from '../costs/pay';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { SetAside } from '../kernel/objects';
import { type Check, Refusal, refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import { moveObjects } from '../zones/move';
import { waysAside } from './ways';

const CITES: { readonly [B in SetAside['by']]: readonly [RuleNumber, RuleNumber] } = {
  plot: [cr('702.170a'), cr('116.2k')],
  foretell: [cr('702.143a'), cr('116.2h')],
};

/**
 * Whether a player who has priority may plot or foretell a card: it is in their hand with that keyword, it is
 * the time for it, and the parts of the cost other than mana can be paid (116.2h, 116.2k).
 */
export function maySetAside(
  state: State,
  player: PlayerId,
  id: ObjectId,
  by: SetAside['by'],
): Verdict {
  const card = state.objects.get(id);
  const [rule, action] = CITES[by];
  if (card === undefined) return no(id, 'gone', cr('400.7'));
  if (card.owner !== player) return no(id, 'notYours', rule);
  if (card.zone !== 'hand') return no(id, 'notInZone', rule);
  const way = waysAside(state, id).find((one) => one.by === by);
  if (way === undefined) return no(id, 'noSuchAbility', rule);
  if (by === 'plot' && !isSorceryTime(state, player)) {
    return refused(notSorceryTime(id, rule, action));
  }
  if (state.turn.active !== player) {
    const fix = { kind: 'wait', detail: 'turn' } as const;
    return refused({ code: 'conditionNotMet', subjects: [id], cites: [rule, action], fix });
  }
  return canPay(state, player, way.cost, { source: id, you: player });
}

function no(id: ObjectId, code: Check['code'], ...cites: Check['cites']): Verdict {
  return refused({ code, subjects: [id], cites });
}

/**
 * Plots or foretells a card: a special action, without the stack; its cost is paid and it is exiled, face down
 * where it is foretold (116.2h, 116.2k).
 * @throws Refusal where it may not be done, or its cost is not paid.
 */
export function* setAside(
  work: Work,
  player: PlayerId,
  id: ObjectId,
  by: SetAside['by'],
): Doing<void> {
  const verdict = maySetAside(work.state, player, id, by);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const outer = work.cause;
  work.cause = { object: id };
  const { cost } = need(
    waysAside(work.state, id).find((one) => one.by === by),
    'the keyword',
  );
  const plain = { source: id, you: player };
  const x = yield* announceX(work, player, plain, [cost]);
  const scope = x === undefined ? plain : { ...plain, x };
  if (!(yield* payCost(work, player, cost, { source: id, scope, draft: true }))) {
    const checks = canPay(work.state, player, cost, scope);
    throw new Refusal(checks.allowed ? [] : checks.checks);
  }
  yield* moveObjects(work, [id], 'exile', {
    why: 'exile',
    by: player,
    cites: [...CITES[by]],
    fields: {
      aside: { by, turn: work.state.turn.number },
      ...(by === 'foretell' ? { faceDown: 'plain' as const } : {}),
    },
  });
  work.cause = outer;
}
