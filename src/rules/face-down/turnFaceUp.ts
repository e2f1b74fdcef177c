import { announceX } from '../casting/announce';
import { cr } from '../citations';
import { canPay } from '../costs/canPay';
import { payCost } from '../costs/pay';
import { costName } from '../costs/text';
import { ask } from '../happening/ask';
import { happen } from '../happening/happen';
import { viewOf } from '../happening/view';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import {
  type Finding,
  fails,
  holds,
  judged,
  lacks,
  Refusal,
  type Verdict,
} from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { type WayUp, waysUp } from './ways';

/**
 * Whether a player who has priority may begin to turn the permanent face up (116.2b): it is theirs and
 * face down, something lets it be turned up, and the parts of that cost other than mana can be paid.
 */
export function mayTurnFaceUp(state: State, player: PlayerId, id: ObjectId): Verdict {
  return judged(faceUpFindings(state, player, id));
}

/** All that is looked at to see whether a player may turn the permanent face up, as `mayTurnFaceUp` judges it. */
export function* faceUpFindings(
  state: State,
  player: PlayerId,
  id: ObjectId,
): Generator<Finding, void> {
  const object = state.objects.get(id);
  if (object === undefined || object.phasedOut) return yield lacks(id, 'gone', cr('400.7'));
  if (object.zone !== 'battlefield') return yield lacks(id, 'notInZone', cr('116.2b'));
  if (viewOf(state).characteristics(id)?.controller !== player) {
    return yield lacks(id, 'notYours', cr('116.2b'));
  }
  if (object.faceDown === null) return yield lacks(id, 'notFaceDown', cr('116.2b'));
  yield holds(id, 'notFaceDown', cr('116.2b'));
  const ways = waysUp(state, id);
  if (ways.length === 0) {
    return yield lacks(id, 'cantTurnFaceUp', cr('116.2b'), cr('708.7'));
  }
  const verdicts = ways.map(({ cost }) => canPay(state, player, cost, { source: id, you: player }));
  const [first] = verdicts;
  if (first?.allowed === false && verdicts.every(({ allowed }) => !allowed)) {
    yield fails(...first.checks);
  }
}

/**
 * Turns a permanent face up: a special action, without the stack (116.2b, 702.37e).
 * @throws Refusal where it may not be turned, or its cost is not paid.
 */
export function* turnFaceUp(work: Work, player: PlayerId, id: ObjectId): Doing<void> {
  const verdict = mayTurnFaceUp(work.state, player, id);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const outer = work.cause;
  work.cause = { object: id };
  const way = yield* chooseWay(work, player, id);
  const scope: Scope = { source: id, you: player };
  const x = yield* announceX(work, player, scope, [way.cost]);
  const known: Scope = x === undefined ? scope : { ...scope, x };
  const paid = yield* payCost(work, player, way.cost, { source: id, scope: known, draft: true });
  if (!paid) {
    const checks = canPay(work.state, player, way.cost, known);
    throw new Refusal(checks.allowed ? [] : checks.checks);
  }
  yield* happen(work, turned(id, way, x));
  work.cause = outer;
}

/** What is due where there are several ways, for instance for a manifested card with morph (701.40c). */
function* chooseWay(work: Work, player: PlayerId, id: ObjectId): Doing<WayUp> {
  const ways = waysUp(work.state, id);
  const first = need(ways[0], 'a way to turn it up');
  if (ways.length === 1) return first;
  const answer = yield* ask(work, {
    kind: 'chooseOption',
    player,
    options: ways.map(({ by, cost }) => `${by} ${costName(cost)}`),
    cites: [...new Set(ways.flatMap(({ cites }) => cites))],
    about: id,
    draft: 'options',
  });
  return (answer.kind === 'option' ? ways[answer.option] : undefined) ?? first;
}

/** A +1/+1 counter is put on it while it is turned up, if its megamorph cost was paid (702.37b, 708.11). */
function turned(id: ObjectId, way: WayUp, x: number | undefined): readonly Proposal[] {
  const up: Proposal = {
    happening: { kind: 'turned', object: id, faceDown: null, ...(x === undefined ? {} : { x }) },
    cites: [...way.cites, cr('708.8')],
  };
  if (way.by !== 'megamorph') return [up];
  const counter: Proposal = {
    happening: { kind: 'counters', on: { object: id }, counter: '+1/+1', change: 1 },
    cites: [cr('702.37b'), cr('708.11')],
  };
  return [up, counter];
}
