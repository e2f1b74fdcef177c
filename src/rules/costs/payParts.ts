import type { CostPart } from '../abilities/costs';
import { cr } from '../citations';
import { exert } from '../combat/exert';
import { amountOf } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import { happen } from '../happening/happen';
import { updateObject } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { discardCards } from '../zones/discard';
import { moveObjects } from '../zones/move';
import { sacrificePermanents } from '../zones/sacrifice';
import { type CountedPart, candidates, loyaltyChange, unpayable } from './canPay';
import { areAllNeeded, MANNING_RULE, powerNeeded } from './power';

/** Status, life and counters first, then what leaves: so that nothing is gone before it has paid its share. */
const ORDER: readonly CostPart['pay'][] = [
  'untapPermanents',
  'untap',
  'tap',
  'exertThis',
  'life',
  'loyalty',
  'removeCounters',
  'putCounters',
  'removeCountersFrom',
  'tapPermanents',
  'tapPower',
  'return',
  'discard',
  'exile',
  'sacrifice',
  'discardThis',
  'exileThis',
  'sacrificeThis',
];

/**
 * Pays the parts of a cost other than mana (601.2h), asking what to pay with where there is a choice.
 * @throws Refusal where one of them cannot be paid (118.3); partial payments are not allowed.
 */
export function* payParts(
  work: Work,
  player: PlayerId,
  parts: readonly CostPart[],
  scope: Scope,
): Doing<void> {
  const ordered = [...parts].sort((a, b) => ORDER.indexOf(a.pay) - ORDER.indexOf(b.pay));
  for (const part of ordered) {
    const check = unpayable(work.state, player, part, scope);
    if (check !== null) throw new Refusal([withStep(check)]);
    yield* payPart(work, player, part, scope);
  }
}

function withStep(check: Refusal['checks'][number]): Refusal['checks'][number] {
  const step = cr('601.2h');
  return check.cites.includes(step) ? check : { ...check, cites: [...check.cites, step] };
}

function* payPart(work: Work, player: PlayerId, part: CostPart, scope: Scope): Doing<void> {
  const { source } = scope;
  switch (part.pay) {
    case 'mana':
      return;
    case 'tap':
      yield* happen(work, [
        {
          happening: {
            kind: 'tapped',
            object: source,
            ...(scope.tappedForMana === source ? { forMana: true } : {}),
          },
          cites: [cr('107.5'), cr('601.2h')],
        },
      ]);
      return;
    case 'untap':
      // Whatever becomes of it, the cost has been paid (118.11): a stunned permanent stays tapped.
      yield* happen(work, [
        {
          happening: { kind: 'untapped', object: source },
          cites: [cr('107.6'), cr('601.2h')],
        },
      ]);
      return;
    case 'life': {
      const amount = amountOf(work.view, scope, part.amount);
      if (amount <= 0) return;
      yield* happen(work, [
        {
          happening: { kind: 'life', player, change: -amount, why: 'pay' },
          cites: [cr('119.4'), cr('118.3b'), cr('601.2h')],
        },
      ]);
      return;
    }
    case 'exertThis':
      yield* exert(work, player, source, cr('601.2h'));
      return;
    case 'sacrificeThis':
      yield* sacrificePermanents(work, player, [source]);
      return;
    case 'exileThis':
      yield* moveObjects(work, [source], 'exile', {
        why: 'exile',
        by: player,
        cites: [cr('701.13a'), cr('601.2h')],
      });
      return;
    case 'discardThis':
      yield* discardCards(work, player, [source]);
      return;
    case 'removeCounters':
      changeCounters(work, source, part.counter, -amountOf(work.view, scope, part.count));
      return;
    case 'putCounters':
      changeCounters(work, source, part.counter, amountOf(work.view, scope, part.count));
      return;
    case 'loyalty': {
      const change = loyaltyChange(part.amount, scope);
      if (change === 0) return;
      work.one(
        { kind: 'counters', on: { object: source }, counter: 'loyalty', change },
        cr('606.4'),
        cr('601.2h'),
      );
      return;
    }
    case 'sacrifice':
    case 'tapPermanents':
    case 'untapPermanents':
    case 'discard':
    case 'exile':
    case 'return':
      yield* payWithChosen(work, player, part, scope);
      return;
    case 'tapPower':
      yield* tapForPower(work, player, part, scope);
      return;
    case 'removeCountersFrom': {
      const [from] = objectsIn(
        yield* askObjects(work, {
          player,
          options: candidates(work.state, player, part, scope).map((object) => ({ object })),
          min: 1,
          max: 1,
          purpose: 'costCounters',
          cites: [cr('601.2h')],
        }),
      );
      const count = amountOf(work.view, scope, part.count);
      if (from !== undefined) changeCounters(work, from, part.counter, -count);
    }
  }
}

/**
 * Taps any number of creatures with enough power in all; each of them crews the Vehicle, or saddles the
 * permanent, by being tapped (702.122b, 702.171c). The ability remembers them.
 */
function* tapForPower(
  work: Work,
  player: PlayerId,
  part: Extract<CostPart, { readonly pay: 'tapPower' }>,
  scope: Scope,
): Doing<void> {
  const able = candidates(work.state, player, part, scope);
  const power = powerNeeded(work.state, part, amountOf(work.view, scope, part.power), able);
  const ids = areAllNeeded(power)
    ? able
    : objectsIn(
        yield* askObjects(work, {
          player,
          options: able.map((object) => ({ object })),
          min: 0,
          max: able.length,
          purpose: part.to === 'crew' ? 'costCrew' : 'costSaddle',
          cites: [MANNING_RULE[part.to], cr('601.2h')],
          power,
        }),
      );
  const { source, resolving } = scope;
  yield* happen(
    work,
    ids.map((object) => ({
      happening: { kind: 'tapped', object, mans: { object: source, how: part.to } },
      cites: [cr('701.26a'), MANNING_RULE[part.to], cr('601.2h')],
    })),
  );
  rememberIn(work, resolving, part.to, ids);
}

/** What a cost was paid with, the text of the spell or ability on the stack knows by that name (608.2h). */
function rememberIn(
  work: Work,
  onStack: ObjectId | undefined,
  name: string,
  objects: readonly ObjectId[],
): void {
  if (onStack === undefined) return;
  work.set(
    updateObject(work.state, onStack, (o) => {
      if (o.onStack === null) return o;
      const bound = { ...o.onStack.scope.bound, [name]: { objects } };
      return { ...o, onStack: { ...o.onStack, scope: { ...o.onStack.scope, bound } } };
    }),
  );
}

function changeCounters(work: Work, on: ObjectId, counter: string, change: number): void {
  if (change === 0) return;
  // Putting counters on as a cost is no effect, so effects that change how many are put do not apply.
  work.one({ kind: 'counters', on: { object: on }, counter, change }, cr('122.1'), cr('601.2h'));
}

function* payWithChosen(
  work: Work,
  player: PlayerId,
  part: CountedPart,
  scope: Scope,
): Doing<void> {
  const count = amountOf(work.view, scope, part.count);
  const kind =
    part.pay === 'sacrifice' || part.pay === 'discard' ? part.pay : ('chooseObject' as const);
  const choice = yield* askObjects(work, {
    player,
    options: candidates(work.state, player, part, scope).map((object) => ({ object })),
    min: count,
    max: count,
    purpose: PURPOSE[part.pay],
    cites: [cr('601.2h')],
    kind,
  });
  const ids = objectsIn(choice);
  switch (part.pay) {
    case 'sacrifice':
      rememberIn(work, scope.resolving, 'sacrificed', ids);
      yield* sacrificePermanents(work, player, ids);
      return;
    case 'tapPermanents':
      yield* happen(
        work,
        ids.map((object) => ({
          happening: { kind: 'tapped', object },
          cites: [cr('701.26a'), cr('601.2h')],
        })),
      );
      return;
    case 'untapPermanents':
      yield* happen(
        work,
        ids.map((object) => ({
          happening: { kind: 'untapped', object },
          cites: [cr('701.26b'), cr('601.2h')],
        })),
      );
      return;
    case 'discard':
      yield* discardCards(work, player, ids);
      return;
    case 'exile':
      yield* moveObjects(work, ids, 'exile', {
        why: 'exile',
        by: player,
        cites: [cr('701.13a'), cr('601.2h')],
      });
      return;
    case 'return':
      yield* moveObjects(work, ids, 'hand', {
        why: 'return',
        by: player,
        cites: [cr('601.2h')],
      });
  }
}

/** What the choice is for, as the question says it. */
const PURPOSE: { readonly [P in CountedPart['pay']]: string } = {
  sacrifice: 'costSacrifice',
  tapPermanents: 'costTap',
  untapPermanents: 'costUntap',
  discard: 'costDiscard',
  exile: 'costExile',
  return: 'costReturn',
};
