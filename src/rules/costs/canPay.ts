import type { CostPart } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import { amountOf, matches } from '../evaluate/match';
import { inZone, zonesOf } from '../evaluate/references';
import { viewOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { ALLOWED, type Check, refused, type Verdict } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { lifeFixedBy } from '../restrictions/life';
import { canSacrifice } from '../zones/sacrifice';
import { cantMan, MANNING_RULE, mostPower } from './power';

/** Parts of a cost for which something is chosen: what to sacrifice, tap, discard, exile, return. */
export type ChoosingPart = Extract<CostPart, { readonly what: unknown }>;
/** Those of which a given number is chosen. */
export type CountedPart = Exclude<
  ChoosingPart,
  { readonly pay: 'tapPower' | 'removeCountersFrom' }
>;

/** Whether the parts other than mana could be paid now, each by itself (118.3); if not, why. */
export function canPay(
  state: State,
  player: PlayerId,
  parts: readonly CostPart[],
  scope: Scope,
): Verdict {
  const checks = parts.flatMap((part) => unpayable(state, player, part, scope) ?? []);
  return checks.length === 0 ? ALLOWED : refused(...checks);
}

/** The check that fails where a part of a cost cannot be paid now; null where it can. */
export function unpayable(
  state: State,
  player: PlayerId,
  part: CostPart,
  scope: Scope,
): Check | null {
  const object = state.objects.get(scope.source);
  const here = object?.zone === 'battlefield' && !object.phasedOut;
  const view = viewOf(state);
  switch (part.pay) {
    case 'mana':
      return null;
    case 'tap':
      if (here && !object.tapped) return null;
      return failed('alreadyTapped', scope.source, cr('107.5'), cr('602.2'), cr('118.3'));
    case 'untap':
      if (here && object.tapped) return null;
      return failed('notTapped', scope.source, cr('107.6'), cr('602.2'), cr('118.3'));
    case 'life': {
      const amount = amountOf(view, scope, part.amount);
      const life = state.players[player]?.life ?? 0;
      if (amount <= 0) return null;
      const fixed = lifeFixedBy(state, player, 'lose');
      if (fixed !== null) {
        return { code: 'cantPay', subjects: [fixed.source], cites: [cr('118.3'), fixed.cite] };
      }
      if (life >= amount) return null;
      return { ...lacking(scope.source, cr('119.4')), detail: `${amount}` };
    }
    case 'exertThis':
      return here ? null : lacking(scope.source, cr('701.43c'));
    case 'sacrificeThis':
      return canSacrifice(state, player, scope.source)
        ? null
        : lacking(scope.source, cr('701.21a'));
    case 'exileThis':
      return object === undefined ? lacking(scope.source, cr('701.13a')) : null;
    case 'discardThis':
      return object?.zone === 'hand' && object.owner === player
        ? null
        : lacking(scope.source, cr('701.9a'));
    case 'tapPower': {
      const needed = amountOf(view, scope, part.power);
      const most = mostPower(state, part, candidates(state, player, part, scope));
      if (most >= needed) return null;
      return { ...lacking(scope.source, MANNING_RULE[part.to]), detail: `power ${needed}` };
    }
    case 'removeCountersFrom':
      return candidates(state, player, part, scope).length > 0
        ? null
        : { ...lacking(scope.source, cr('122.1')), detail: part.counter };
    case 'sacrifice':
    case 'tapPermanents':
    case 'untapPermanents':
    case 'discard':
    case 'exile':
    case 'return': {
      const count = amountOf(view, scope, part.count);
      if (candidates(state, player, part, scope).length >= count) return null;
      return { ...lacking(scope.source, RULE_OF[part.pay]), detail: `${count}` };
    }
    case 'removeCounters': {
      const count = amountOf(view, scope, part.count);
      if (here && (object.counters[part.counter] ?? 0) >= count) return null;
      return { ...lacking(scope.source, cr('122.1')), detail: part.counter };
    }
    case 'putCounters':
      return here ? null : lacking(scope.source, cr('122.1'));
    case 'loyalty': {
      const due = loyaltyChange(part.amount, scope);
      if (here && (object.counters.loyalty ?? 0) + due >= 0) return null;
      return { ...lacking(scope.source, cr('606.6')), detail: `${-due}` };
    }
  }
}

const RULE_OF: { readonly [P in CountedPart['pay']]: RuleNumber } = {
  sacrifice: cr('701.21a'),
  tapPermanents: cr('701.26a'),
  untapPermanents: cr('701.26b'),
  discard: cr('701.9a'),
  exile: cr('701.13a'),
  return: cr('400.7'),
};

/** The loyalty counters that a loyalty cost puts on (positive) or removes (606.4). */
export function loyaltyChange(amount: number | 'minusX', scope: Scope): number {
  return amount === 'minusX' ? -(scope.x ?? 0) : amount;
}

/** What may be chosen to pay a part: only what the player controls, or holds in a zone of their own. */
export function candidates(
  state: State,
  player: PlayerId,
  part: ChoosingPart,
  scope: Scope,
): readonly ObjectId[] {
  const view = viewOf(state);
  const zones = part.pay === 'discard' ? (['hand'] as const) : zonesOf(part.what);
  return zones
    .flatMap((zone) => inZone(state, zone))
    .filter((id) => {
      const object = state.objects.get(id);
      // A card about to be cast is on the stack by the time its costs are paid (601.2a, h).
      if (object === undefined || object.phasedOut || id === scope.resolving) return false;
      if (part.pay === 'sacrifice' && !canSacrifice(state, player, id)) return false;
      if ((part.pay === 'tapPermanents' || part.pay === 'tapPower') && object.tapped) return false;
      if (part.pay === 'tapPower' && cantMan(state, part.to, id)) return false;
      if (part.pay === 'removeCountersFrom') {
        const counters = object.counters[part.counter] ?? 0;
        if (counters < amountOf(view, scope, part.count)) return false;
      }
      if (part.pay === 'untapPermanents' && !object.tapped) return false;
      const theirs =
        object.zone === 'battlefield'
          ? view.characteristics(id)?.controller === player
          : object.owner === player;
      return theirs && matches(view, scope, part.what.where, id);
    });
}

function failed(
  code: 'alreadyTapped' | 'notTapped',
  subject: ObjectId,
  ...cites: readonly RuleNumber[]
): Check {
  return { code, subjects: [subject], cites };
}

function lacking(subject: ObjectId, rule: RuleNumber): Check {
  return { code: 'cantPay', subjects: [subject], cites: [cr('118.3'), cr('601.2h'), rule] };
}
