import type { Amount, StaticAbility } from '../../rules/authoring/language';
import { collect } from './binding';
import { after, type Input, type Reading } from './reading';
import { settle } from './settle';
import { slot } from './slot';
import { COST_SENTENCES } from './staticCosts';
import { INSTEAD_SENTENCES } from './staticInstead';
import {
  type Affected,
  continuous,
  type Effects,
  enters,
  give,
  ITSELF,
  isItself,
  modify,
  rule,
  says,
  YOU,
} from './staticKit';
import { TYPE_SENTENCES } from './staticTypes';
import { choice, form } from './template';

/** Sentences of static abilities (604). */
const SENTENCES = choice<Effects>([
  says('{to:agents} get~ {size:modifier}', ({ to, size }) => continuous(to, modify(size))),
  says('{to:agents} have~ {abilities:abilities}', ({ to, abilities }) =>
    continuous(to, give(abilities)),
  ),
  says('{to:agents} get~ {size:modifier} and have~ {abilities:abilities}', (slots) =>
    continuous(slots.to, modify(slots.size), give(slots.abilities)),
  ),
  says("{to:agents} can't block", ({ to }) => rule(to, { rule: 'cantBlock' })),
  says("{to:agents} can't attack", ({ to }) => rule(to, { rule: 'cantAttack' })),
  says("{to:agents} can't attack or block", ({ to }) =>
    rule(to, { rule: 'cantAttack' }, { rule: 'cantBlock' }),
  ),
  says("{to:agents} can't be blocked", ({ to }) => rule(to, { rule: 'cantBeBlocked' })),
  says("{to:agents} can't be blocked by {by:many}", ({ to, by }) =>
    rule(to, { rule: 'cantBeBlocked', by: by.where }),
  ),
  says("{to:agents} can't be blocked except by {by:many}", ({ to, by }) =>
    rule(to, { rule: 'cantBeBlocked', except: by.where }),
  ),
  says('{to:agents} attack~ each combat if able', ({ to }) => rule(to, { rule: 'mustAttack' })),
  says('{to:agents} block~ each combat if able', ({ to }) => rule(to, { rule: 'mustBlock' })),
  says(
    "{to:agents} (doesn't|don't) untap during (its controller's|their controllers') untap (step|steps)",
    ({ to }) => rule(to, { rule: 'doesntUntap' }),
  ),
  says("{to:agents} (doesn't|don't) untap during your untap step", ({ to }) =>
    // The object's own controller is "you".
    rule(to, isItself(to) ? { rule: 'doesntUntap' } : { rule: 'doesntUntap', yours: true }),
  ),
  says("{to:agents} can't be sacrificed", ({ to }) => rule(to, { rule: 'cantBeSacrificed' })),
  says('you control {to:agent}', ({ to }) => continuous(to, { change: 'control', player: YOU })),
  says('@ enters tapped', () => enters({ replace: 'entersTapped' })),
  says('@ enters tapped unless {condition:condition}', ({ condition }) =>
    enters({ replace: 'entersTapped' }).map((effect) => ({
      ...effect,
      when: { if: 'not', not: condition },
    })),
  ),
  says("as @ enters , you may pay {life:life} . if you don't , it enters tapped", ({ life }) =>
    enters({
      replace: 'payAsEnters',
      cost: [{ pay: 'life', amount: life }],
      unpaid: [{ replace: 'entersTapped' }],
    }),
  ),
  says('if {condition:condition} , (@|it) enters with {counters:counters} on it', (slots) =>
    enters({ replace: 'entersWithCounters', ...slots.counters }).map((effect) => ({
      ...effect,
      when: slots.condition,
    })),
  ),
  says('@ enters with {counters:counters} on it', ({ counters }) =>
    enters({ replace: 'entersWithCounters', ...counters }),
  ),
  says('{many:many} enter tapped', ({ many }) => [
    {
      effect: 'replacement',
      event: { event: 'moved', object: many.where, to: 'battlefield' },
      with: [{ replace: 'entersTapped' }],
    },
  ]),
  says('as @ enters , choose a color', () =>
    enters({ replace: 'chooseAsEnters', choose: 'color' }),
  ),
  says('as @ enters , choose a creature type', () =>
    enters({ replace: 'chooseAsEnters', choose: 'creatureType' }),
  ),
  ...TYPE_SENTENCES,
  ...INSTEAD_SENTENCES,
  ...COST_SENTENCES,
  says('you have no maximum hand size', () => [
    { effect: 'playerRule', players: YOU, rule: { rule: 'noMaximumHandSize' } },
  ]),
  says('you may play an additional land on each of your turns', () => [
    { effect: 'playerRule', players: YOU, rule: { rule: 'additionalLands', count: 1 } },
  ]),
]);

const STACK_SENTENCES = choice<StaticAbility>([
  form("@ can't be countered", () => ({
    kind: 'static',
    effects: [{ effect: 'rule', rule: { rule: 'cantBeCountered' } }],
    zones: ['stack'],
  })),
]);

const CASTING_ZONES = ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;

/** What concerns casting this very spell. */
const CASTING = choice<StaticAbility>([
  form('@ costs {less:symbols} less to cast {each:forEach}', ({ less, each }) =>
    less === '{1}' ? casting({ reduce: each }) : undefined,
  ),
  form("you may {cost:cost} rather than pay @'s mana cost", ({ cost }) => ({
    kind: 'static',
    effects: [
      {
        effect: 'playerRule',
        players: YOU,
        rule: { rule: 'alternativeCost', spells: ITSELF, cost },
      },
    ],
    zones: CASTING_ZONES,
  })),
  form('as an additional cost to cast @ , {cost:cost}', ({ cost }) => ({
    kind: 'static',
    effects: [{ effect: 'additionalCost', spells: ITSELF, by: YOU, oneOf: [cost] }],
    zones: CASTING_ZONES,
  })),
  form('as an additional cost to cast @ , {cost:cost} or {other:cost}', ({ cost, other }) => ({
    kind: 'static',
    effects: [{ effect: 'additionalCost', spells: ITSELF, by: YOU, oneOf: [cost, other] }],
    zones: CASTING_ZONES,
  })),
]);

const casting = (change: { reduce?: Amount; increase?: Amount }): StaticAbility => ({
  kind: 'static',
  effects: [{ effect: 'cost', spells: ITSELF, by: YOU, ...change }],
  zones: CASTING_ZONES,
});

/** A characteristic-defining ability (604.3). */
const DEFINING = choice<StaticAbility>([
  form("@'s power and toughness are each equal to {n:amount}", ({ n }) =>
    defining({ power: n, toughness: n }),
  ),
  form("@'s power is equal to {n:amount}", ({ n }) => defining({ power: n })),
  form("@'s toughness is equal to {n:amount}", ({ n }) => defining({ toughness: n })),
]);

const defining = (size: { power?: Amount; toughness?: Amount }): StaticAbility => ({
  kind: 'static',
  effects: [{ effect: 'continuous', changes: [{ change: 'setPT', ...size }] }],
  defining: true,
});

/** "As long as …, …" and "… as long as …" (604.1). */
function withCondition(input: Input): readonly StaticAbility[] {
  const make = (effects: Effects, when?: StaticAbility['when']): StaticAbility =>
    when === undefined ? { kind: 'static', effects } : { kind: 'static', effects, when };
  const found: StaticAbility[] = [];
  const done = ({ end }: Reading<unknown>): boolean => end === input.length;
  for (const effects of SENTENCES.read(input, 0)) {
    if (done(effects)) found.push(make(effects.value));
    const from = after(input, effects.end, 'as long as');
    if (from >= 0)
      for (const condition of input.once('condition', from, slot('condition').read))
        if (done(condition) && !speaksOfOneOfMany(effects.value, condition.value))
          found.push(make(effects.value, condition.value));
  }
  const lead = after(input, 0, 'as long as');
  if (lead < 0) return found;
  for (const condition of input.once('condition', lead, slot('condition').read))
    if (input.word(condition.end) === ',')
      for (const effects of SENTENCES.read(input, condition.end + 1))
        if (done(effects)) found.push(make(effects.value, condition.value));
  return found;
}

/** "Creatures … as long as it's …": each of them by itself, which a condition of the whole can't say. */
const speaksOfOneOfMany = (effects: Effects, condition: unknown): boolean =>
  effects.some((effect) => 'affects' in effect && isGroup(effect.affects)) &&
  collect(condition).some(({ means }) => 'pronoun' in means);
const isGroup = (affects: Affected | undefined): boolean =>
  affects !== undefined && 'where' in affects;

/** All ways to read a sentence as a static ability. What it means must be plain by itself: no pronoun is left. */
export function readStatic(input: Input): readonly StaticAbility[] {
  const whole = [STACK_SENTENCES, CASTING, DEFINING].flatMap((sentences) =>
    sentences
      .read(input, 0)
      .filter(({ end }) => end === input.length)
      .map(({ value }) => value),
  );
  return [...whole, ...withCondition(input)].flatMap((ability) => {
    const settled = settle(ability);
    return settled === undefined ? [] : [settled];
  });
}
