import type { Cost } from '../abilities/costs';
import { activateMana } from '../activating/activateMana';
import { announceSymbols } from '../casting/announce';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { amountOfMana } from './bill';
import { canPay } from './canPay';
import { payTotal } from './payTotal';
import { hasX } from './text';
import { type CostComponent, totalCost } from './total';

/** For what a cost is paid outside of casting and activating. */
export interface CostPayment {
  /** The object whose text asks for it. */
  readonly source: ObjectId;
  readonly scope: Scope;
  /** It is part of a draft that may be cancelled. */
  readonly draft: boolean;
  /** What the payment is about, when that is not the source. */
  readonly for?: ObjectId;
}

/**
 * Pays a cost that a rule or effect asks for (118.1), with a window for mana abilities where mana is due
 * (118.2, 605.3a).
 * @returns false where it could not be paid at all, because a part other than mana can't be (118.3).
 * @throws Refusal where the player sets out to pay and the pool does not do (118.3).
 */
export function* payCost(
  work: Work,
  player: PlayerId,
  cost: Cost,
  payment: CostPayment,
): Doing<boolean> {
  const { scope, source, draft } = payment;
  const about = payment.for ?? source;
  if (isHopeless(work, player, cost, scope)) {
    work.tell('impossible', [cr('118.3')], [about]);
    return false;
  }
  const asked: CostComponent = { what: 'asked', cost, source, cites: [cr('118.1')] };
  const components = yield* announceSymbols(work, player, about, [asked], false, draft);
  const total = totalCost(work.view, player, null, components, xOf(work, cost, scope));
  yield* payTotal(work, player, total, {
    scope,
    about,
    spell: null,
    asThough: null,
    draft,
    cites: [cr('118.2'), cr('605.3a')],
    paid: cr('118.3'),
    activateMana,
    busy: new Set(),
  });
  return true;
}

/** Whether nothing could make the cost payable: no mana is due, so no mana ability helps (118.3). */
export function isHopeless(work: Work, player: PlayerId, cost: Cost, scope: Scope): boolean {
  if (canPay(work.state, player, cost, scope).allowed) return false;
  const component: CostComponent = { what: 'asked', cost, source: scope.source, cites: [] };
  const total = totalCost(work.view, player, null, [component], xOf(work, cost, scope));
  return amountOfMana(total.mana) === 0;
}

/** @throws NotModelled where X stands in the cost and nothing says what it is (107.3f). */
function xOf(work: Work, cost: Cost, scope: Scope): number {
  if (!hasX(cost)) return 0;
  if (scope.x === undefined && work.view.object(scope.source)?.x == null) {
    throw new NotModelled('Paying X where the player chooses X while a text is followed (107.3f)');
  }
  return amountOf(work.view, scope, { amount: 'x' });
}
