import { announceX } from '../casting/announce';
import { cantBegin } from '../casting/mayCast';
import { atSorceryTime } from '../casting/timing';
import { cr, type RuleNumber } from '../citations';
import { canPay } from '../costs/canPay';
import { payCost } from '../costs/pay';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { GameObject } from '../kernel/objects';
import {
  type Finding,
  fails,
  holds,
  judged,
  lacks,
  Refusal,
  type Verdict,
} from '../kernel/results';
import type { State } from '../kernel/state';
import { moveObjects } from '../zones/move';
import { type AsideBy, type WayAside, waysAside } from './ways';

const CITES: { readonly [B in AsideBy]: readonly [RuleNumber, RuleNumber] } = {
  plot: [cr('702.170a'), cr('116.2k')],
  foretell: [cr('702.143a'), cr('116.2h')],
  suspend: [cr('702.62a'), cr('116.2f')],
};

/** What the card in exile is then: plotted, foretold and face down, or with time counters. */
function asideFields({ turn }: State, { by, counters = 0 }: WayAside): Partial<GameObject> {
  if (by === 'suspend') return { counters: counters > 0 ? { time: counters } : {} };
  const aside = { by, turn: turn.number };
  return by === 'foretell' ? { aside, faceDown: 'plain' } : { aside };
}

/**
 * Whether a player who has priority may suspend, plot or foretell a card: it is in their hand with that keyword, it is
 * the time for it, and the parts of the cost other than mana can be paid (116.2f, 116.2h, 116.2k).
 */
export function maySetAside(state: State, player: PlayerId, id: ObjectId, by: AsideBy): Verdict {
  return judged(asideFindings(state, player, id, by));
}

/** All that is looked at to see whether a player may set the card aside, as `maySetAside` judges it. */
export function* asideFindings(
  state: State,
  player: PlayerId,
  id: ObjectId,
  by: AsideBy,
): Generator<Finding, void> {
  const card = state.objects.get(id);
  const [rule, action] = CITES[by];
  if (card === undefined) return yield lacks(id, 'gone', cr('400.7'));
  if (card.owner !== player) return yield lacks(id, 'notYours', rule);
  yield card.zone === 'hand' ? holds(id, 'notInZone', rule) : lacks(id, 'notInZone', rule);
  const way = waysAside(state, id).find((one) => one.by === by);
  if (way === undefined) return yield lacks(id, 'noSuchAbility', rule);
  if (by === 'plot') yield atSorceryTime(state, player, id, rule, action);
  if (by === 'suspend') {
    const check = cantBegin(state, player, id);
    if (check !== null) yield fails({ ...check, cites: [rule, action, ...check.cites] });
  }
  if (by === 'foretell') {
    const fix = { kind: 'wait', detail: 'turn' } as const;
    const check = { code: 'conditionNotMet', subjects: [id], cites: [rule, action] } as const;
    yield state.turn.active === player ? { holds: true, check } : fails({ ...check, fix });
  }
  const paid = canPay(state, player, way.cost, { source: id, you: player });
  if (!paid.allowed) yield fails(...paid.checks);
}

/**
 * Suspends, plots or foretells a card: a special action, without the stack; its cost is paid and it is exiled, face down
 * where it is foretold (116.2f, 116.2h, 116.2k).
 * @throws Refusal where it may not be done, or its cost is not paid.
 */
export function* setAside(work: Work, player: PlayerId, id: ObjectId, by: AsideBy): Doing<void> {
  const verdict = maySetAside(work.state, player, id, by);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const outer = work.cause;
  work.cause = { object: id };
  const way = need(
    waysAside(work.state, id).find((one) => one.by === by),
    'the keyword',
  );
  const { cost } = way;
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
    fields: asideFields(work.state, way),
  });
  work.cause = outer;
}
