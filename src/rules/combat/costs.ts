import type { Cost } from '../abilities/costs';
import type { Rule } from '../abilities/statics';
import { activateMana } from '../activating/activateMana';
import { announceSymbols } from '../casting/announce';
import type { RuleNumber } from '../citations';
import { amountOfMana, billOf, billText } from '../costs/bill';
import { canPay } from '../costs/canPay';
import { payTotal } from '../costs/payTotal';
import { manaOf, otherParts } from '../costs/text';
import { timesCost } from '../costs/times';
import { type CostComponent, totalCost } from '../costs/total';
import { amountOf } from '../evaluate/match';
import { viewOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { type InForce, ruleFinder } from '../restrictions/rules';
import { defenderOf } from './defending';

type Taxing = Extract<Rule, { rule: 'attackCost' | 'blockCost' }>;

/** What a creature costs to attack or block with, by one effect (508.1h, 509.1d). */
export interface CombatCost {
  readonly creature: ObjectId;
  readonly source: ObjectId;
  readonly cost: Cost;
}

/** The costs of attacking with creatures, each as declared, in the order of the declaration (508.1h). */
export function attackCosts(
  state: State,
  attackers: readonly { readonly object: ObjectId; readonly whom: Target }[],
): readonly CombatCost[] {
  const taxed = ruleFinder(state, 'attackCost');
  return attackers.flatMap(({ object, whom }) =>
    taxed(object).flatMap((by) => (isProtected(state, by, whom) ? costOf(state, object, by) : [])),
  );
}

/** The costs of blocking with creatures (509.1d). */
export function blockCosts(state: State, blockers: readonly ObjectId[]): readonly CombatCost[] {
  const taxed = ruleFinder(state, 'blockCost');
  return blockers.flatMap((object) => taxed(object).flatMap((by) => costOf(state, object, by)));
}

function isProtected(
  state: State,
  { rule, scope }: InForce<Extract<Rule, { rule: 'attackCost' }>>,
  whom: Target,
): boolean {
  if (defenderOf(state, whom) !== scope.you) return false;
  if ('player' in whom) return true;
  const types = viewOf(state).characteristics(whom.object)?.types ?? [];
  return rule.planeswalkers === true && types.includes('Planeswalker');
}

function costOf(
  state: State,
  creature: ObjectId,
  { rule, source, scope }: InForce<Taxing>,
): readonly CombatCost[] {
  const each = { ...scope, each: { object: creature } };
  const times = rule.times === undefined ? 1 : amountOf(viewOf(state), each, rule.times);
  const cost = timesCost(rule.cost, times);
  return cost.length === 0 ? [] : [{ creature, source, cost }];
}

/** All of the mana among the costs, to read: "{4}". Nothing where no mana is due. */
export function combatCostText(costs: readonly CombatCost[]): string {
  const bill = billOf(costs.map(({ cost }) => manaOf(cost)).join(''), 0);
  return amountOfMana(bill) === 0 ? '' : billText(bill);
}

/** By which rules the total is determined, mana made, and all of it paid. */
export interface CombatCostRules {
  readonly total: RuleNumber;
  readonly mana: RuleNumber;
  readonly paid: RuleNumber;
}

/**
 * Pays what attacking or blocking costs: the total is locked in, then mana abilities may be activated, then
 * all is paid at once (508.1h–j, 509.1d–f).
 * @throws Refusal where it cannot be paid; the declaration is then illegal.
 */
export function* payForCombat(
  work: Work,
  player: PlayerId,
  costs: readonly CombatCost[],
  rules: CombatCostRules,
): Doing<void> {
  const [first] = costs;
  if (first === undefined) return;
  const scope: Scope = { source: first.source, you: player };
  const parts = costs.flatMap(({ cost }) => otherParts(cost));
  const verdict = canPay(work.state, player, parts, scope);
  if (!verdict.allowed) {
    throw new Refusal(
      verdict.checks.map((check) => ({ ...check, cites: [...check.cites, rules.total] })),
    );
  }
  const asked = costs.map(
    ({ cost, source }): CostComponent => ({ what: 'asked', cost, source, cites: [rules.total] }),
  );
  const components = yield* announceSymbols(work, player, first.source, asked, false, true);
  const total = totalCost(work.view, player, null, components, 0);
  const objects = [...new Set(costs.map(({ source }) => source))];
  work.tell('costDetermined', [rules.total], objects, total.text);
  yield* payTotal(work, player, total, {
    scope,
    about: first.source,
    spell: null,
    asThough: null,
    draft: true,
    cites: [rules.total, rules.mana],
    paid: rules.paid,
    activateMana,
    busy: new Set(),
  });
}
