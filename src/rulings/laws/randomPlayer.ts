import type { Game } from '../../rules/engine/game';
import type { Target } from '../../rules/kernel/objects';
import type { Answer, Question } from '../../rules/kernel/questions';
import { proposePayment } from '../../rules/mana/propose';
import { offers } from '../../rules/offers/offers';
import type { Chance } from './random';

/** A random legal-looking answer to whatever is asked; a declaration or payment may still be refused. */
export function randomAnswer(chance: Chance, game: Game): Answer {
  const q = game.question;
  if (q.draft !== undefined && chance.chance(0.03)) return { kind: 'cancel' };
  switch (q.kind) {
    case 'priority': {
      const allowed = offers(game, q.player).filter((o) => o.verdict.allowed && o.kind !== 'pass');
      if (allowed.length === 0 || chance.chance(0.45)) return { kind: 'pass' };
      return chance.one(allowed).action;
    }
    case 'chooseObject':
    case 'choosePlayer':
    case 'chooseDefender':
      return { kind: 'choice', choice: [chance.one(q.options)] };
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
      return { kind: 'choice', choice: between(chance, q.options, q.min, q.max) };
    case 'chooseTarget':
      return {
        kind: 'targets',
        targets: between(chance, q.options, q.min, q.max).map((target) => ({ target })),
      };
    case 'chooseMode':
      return {
        kind: 'modes',
        modes: [...between(chance, q.legal, q.min, q.max)].sort((a, b) => a - b),
      };
    case 'chooseColor':
      return { kind: 'color', color: chance.one(q.options) };
    case 'chooseMana':
      return { kind: 'mana', mana: chance.one(q.options) };
    case 'chooseNumber':
      return {
        kind: 'number',
        number: q.min + chance.below(Math.min(4, (q.max ?? 3) - q.min + 1)),
      };
    case 'chooseType':
      return { kind: 'text', text: chance.one(['Goblin', 'Eldrazi', 'Elf']) };
    case 'chooseName':
      return { kind: 'text', text: 'Forest' };
    case 'chooseOption':
      return { kind: 'option', option: chance.below(Math.max(1, q.options.length)) };
    case 'yesNo':
    case 'payOptional':
      return { kind: 'yesNo', yes: chance.chance(0.6) };
    case 'unread':
      return { kind: 'byHand' };
    case 'orderTriggers':
      return {
        kind: 'order',
        order: chance.some(
          q.options.map((_, i) => i),
          q.options.length,
        ),
      };
    case 'orderReplacements':
    case 'legendRule':
      return { kind: 'object', object: chance.one(q.options) };
    case 'orderCards':
      return cards(chance, q);
    case 'declareAttackers':
      return {
        kind: 'attackers',
        attackers: chance
          .some(q.options, chance.below(q.options.length + 1))
          .map((o) => ({ object: o.object, whom: chance.one(o.whom) })),
      };
    case 'declareBlockers':
      return {
        kind: 'blockers',
        blockers: chance
          .some(q.options, chance.below(q.options.length + 1))
          .map((o) => ({ object: o.object, attackers: [chance.one(o.attackers)] })),
      };
    case 'divide':
    case 'assignDamage':
      return { kind: 'amounts', amounts: split(chance, q.options, q.amount, q.kind === 'divide') };
    case 'castingOptions':
      return {
        kind: 'options',
        alternative:
          q.alternatives.length > 0 && (q.mustUseAlternative || chance.chance(0.4))
            ? chance.one(q.alternatives).name
            : null,
        additional: q.additional.flatMap((a) =>
          chance.chance(0.5) ? [{ cost: a.cost, times: 1 + chance.below(Math.min(2, a.max)) }] : [],
        ),
      };
    case 'payMana': {
      if (chance.chance(0.1)) return pressAny(chance, game);
      const plan = proposePayment(game);
      if (plan === null) return { kind: 'cancel' };
      const [first] = plan;
      return first === undefined
        ? { kind: 'pay' }
        : { kind: 'activate', object: first.object, ability: first.ability };
    }
  }
}

/** Any mana ability that may be activated while paying. */
function pressAny(chance: Chance, game: Game): Answer {
  const sources = offers(game, game.question.player).filter(
    (o) => o.kind === 'mana' && o.verdict.allowed,
  );
  return sources.length === 0 ? { kind: 'pay' } : chance.one(sources).action;
}

/** What a player answers when a random answer was refused: something that cannot be. */
export function fallback(game: Game): Answer {
  const q = game.question;
  if (q.draft !== undefined) return { kind: 'cancel' };
  if (q.kind === 'declareAttackers') return { kind: 'attackers', attackers: [] };
  if (q.kind === 'declareBlockers') return { kind: 'blockers', blockers: [] };
  if (q.kind === 'yesNo' || q.kind === 'payOptional') return { kind: 'yesNo', yes: false };
  return q.kind === 'unread' ? { kind: 'byHand' } : { kind: 'pass' };
}

function between<T>(chance: Chance, list: readonly T[], min: number, max: number): readonly T[] {
  return chance.some(list, min + chance.below(Math.max(1, max - min + 1)));
}

function cards(chance: Chance, q: Extract<Question, { kind: 'orderCards' }>): Answer {
  const order = chance.some(q.options, q.options.length);
  const cut = q.places === 'any' ? order.length : chance.below(order.length + 1);
  return { kind: 'cards', top: order.slice(0, cut), bottom: order.slice(cut) };
}

function split(chance: Chance, options: readonly Target[], amount: number, each: boolean) {
  const amounts: number[] = options.map(() => (each ? 1 : 0));
  let left = amount - amounts.reduce((a, b) => a + b, 0);
  while (left > 0 && amounts.length > 0) {
    const at = chance.below(amounts.length);
    amounts[at] = (amounts[at] ?? 0) + 1;
    left -= 1;
  }
  return options.map((to, i) => ({ to, amount: amounts[i] ?? 0 }));
}
