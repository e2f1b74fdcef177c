import type { Amount, Condition, StaticAbility } from '../../rules/authoring/language';
import { collect } from './binding';
import { after, Input, type Reading } from './reading';
import { settle } from './settle';
import { slot } from './slot';
import { COST_SENTENCES, generic } from './staticCosts';
import { ENTER_SENTENCES } from './staticEnters';
import { INSTEAD_SENTENCES } from './staticInstead';
import {
  type Affected,
  continuous,
  type Effects,
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
  says("{to:agents} can't attack or block alone", ({ to }) =>
    rule(to, { rule: 'cantAttackAlone' }, { rule: 'cantBlockAlone' }),
  ),
  says("{to:agents} can't attack alone", ({ to }) => rule(to, { rule: 'cantAttackAlone' })),
  says("{to:agents} can't block alone", ({ to }) => rule(to, { rule: 'cantBlockAlone' })),
  says("{what:legendRule} doesn't apply", () =>
    rule({ where: [{ is: 'permanent' }] }, { rule: 'noLegendRule' }),
  ),
  says("{what:legendRule} doesn't apply to {to:several}", ({ to }) =>
    rule(to, { rule: 'noLegendRule' }),
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
  ...ENTER_SENTENCES,
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
    casting({ reduce: timesGeneric(less, each) }),
  ),
  form('@ costs {x:symbols} less to cast , where x is {amount:amount}', ({ x, amount }) =>
    x === '{X}' ? casting({ reduce: amount }) : undefined,
  ),
  form('@ costs {less:symbols} less to cast if {when:condition}', ({ less, when }) => {
    const reduced = casting({ reduce: timesGeneric(less, 1) });
    return reduced === undefined ? undefined : { ...reduced, when };
  }),
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

/** So much generic mana for each of them. */
function timesGeneric(symbols: string, each: Amount): Amount | undefined {
  const amount = generic(symbols);
  if (amount === undefined) return undefined;
  if (each === 1) return amount;
  return amount === 1 ? each : { amount: 'times', factor: amount, of: each };
}

const casting = ({ reduce }: { reduce: Amount | undefined }): StaticAbility | undefined =>
  reduce === undefined
    ? undefined
    : {
        kind: 'static',
        effects: [{ effect: 'cost', spells: ITSELF, by: YOU, reduce }],
        zones: CASTING_ZONES,
      };

/** A characteristic-defining ability (604.3). */
const DEFINING = choice<StaticAbility>([
  form("@'s power and toughness are each equal to {n:amount}", ({ n }) =>
    defining({ power: n, toughness: n }),
  ),
  form("@'s power is equal to {n:amount}", ({ n }) => defining({ power: n })),
  form("@'s toughness is equal to {n:amount}", ({ n }) => defining({ toughness: n })),
  form(
    "@'s power is equal to {n:amount} and its toughness is equal to that number plus {more:number}",
    ({ n, more }) => defining({ power: n, toughness: { amount: 'sum', of: [n, more] } }),
  ),
]);

const defining = (size: { power?: Amount; toughness?: Amount }): StaticAbility => ({
  kind: 'static',
  effects: [{ effect: 'continuous', changes: [{ change: 'setPT', ...size }] }],
  defining: true,
});

/** "… enters … if …", "if …, it enters …": a condition of a replacement effect (614.12). */
const onEntering = (effects: Effects, when: Condition): Effects | undefined =>
  effects.every(entersItself)
    ? effects.map((effect) => (effect.effect === 'replacement' ? { ...effect, when } : effect))
    : undefined;

const entersItself = (effect: Effects[number]): boolean =>
  effect.effect === 'replacement' &&
  effect.when === undefined &&
  effect.event.event === 'moved' &&
  effect.event.to === 'battlefield' &&
  JSON.stringify(effect.event.object) === JSON.stringify(ITSELF);

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
    if (input.word(effects.end) === 'if')
      for (const condition of input.once('condition', effects.end + 1, slot('condition').read)) {
        const given = done(condition) ? onEntering(effects.value, condition.value) : undefined;
        if (given !== undefined) found.push(make(given));
      }
  }
  if (input.word(0) === 'if')
    for (const condition of input.once('condition', 1, slot('condition').read)) {
      if (input.word(condition.end) !== ',') continue;
      for (const effects of SENTENCES.read(itself(input, condition.end + 1), condition.end + 1)) {
        const given = done(effects) ? onEntering(effects.value, condition.value) : undefined;
        if (given !== undefined) found.push(make(given));
      }
    }
  const lead = after(input, 0, 'as long as');
  if (lead < 0) return found;
  for (const condition of input.once('condition', lead, slot('condition').read))
    if (input.word(condition.end) === ',')
      for (const effects of SENTENCES.read(input, condition.end + 1))
        if (done(effects)) found.push(make(effects.value, condition.value));
  return found;
}

/** The same with "it" as the object itself, where it is what enters. */
const itself = (input: Input, at: number): Input =>
  input.word(at) === 'it' && input.word(at + 1) === 'enters'
    ? new Input(
        input.tokens.map((token, n) => (n === at ? { ...token, text: '~' } : token)),
        input.holder,
      )
    : input;

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
