import type { Answer, ChosenTarget, ObjectId, Question, Target } from '../../rules';
import type { Json } from '../format';
import { cardOf, nameOf, type Position, playerNamed, presentId, refOf } from './position';
import { awaitedRefs } from './refsInPlay';
import { Misfit } from './stops';
import { colorOf, sameSymbols } from './words';

type Asked<K extends Question['kind']> = Extract<Question, { readonly kind: K }>;
type Fields = { readonly [key: string]: Json };

/** The core's answer to the question now asked, from a value of the format. @throws Misfit */
export function answerOf(position: Position, value: Json): Answer {
  const { question } = position.game;
  switch (question.kind) {
    case 'priority':
      return priority(value);
    case 'chooseObject':
    case 'chooseObjects':
    case 'choosePlayer':
    case 'chooseDefender':
    case 'discard':
    case 'sacrifice':
      return {
        kind: 'choice',
        choice: listOf(value).map((item) => optionOf(position, question.options, item)),
      };
    case 'chooseTarget':
      return { kind: 'targets', targets: targetsOf(position, question, value) };
    case 'chooseMode':
      return { kind: 'modes', modes: listOf(value).map((n) => numberOf(n) - 1) };
    case 'chooseColor':
      return { kind: 'color', color: colorIn(question, value) };
    case 'chooseMana':
      return { kind: 'mana', mana: manaIn(question, value) };
    case 'chooseNumber':
      return { kind: 'number', number: numberOf(value) };
    case 'chooseType':
    case 'chooseName':
      return { kind: 'text', text: textOf(value) };
    case 'chooseOption':
      return { kind: 'option', option: optionIn(question, value) };
    case 'yesNo':
    case 'payOptional':
      return { kind: 'yesNo', yes: yesOf(value) };
    case 'unread':
      if (value !== 'byHand')
        throw new Misfit(`“${question.text}” is not modelled here: it is done by hand.`);
      return { kind: 'byHand' };
    case 'orderTriggers':
      return { kind: 'order', order: orderOf(position, question, listOf(value)) };
    case 'orderReplacements':
    case 'legendRule':
      return { kind: 'object', object: among(position, question.options, textOf(value)) };
    case 'orderCards':
      return cardsIn(position, value);
    case 'declareAttackers':
      return { kind: 'attackers', attackers: attackersOf(position, fieldsOf(value)) };
    case 'declareBlockers':
      return { kind: 'blockers', blockers: blockersOf(position, fieldsOf(value)) };
    case 'assignDamage':
    case 'divide':
      return { kind: 'amounts', amounts: amountsOf(position, value) };
    case 'castingOptions':
      return optionsOf(fieldsOf(value));
    case 'payMana':
      return { kind: 'pay' };
  }
}

/** What the value of an answer means, where it names an object or a player. */
export function optionOf(position: Position, options: readonly Target[], value: Json): Target {
  const name = textOf(value);
  const named = options.find((option) => nameOf(position, option) === name);
  if (named !== undefined) return named;
  const player = playerNamed(position, name);
  return player === undefined ? { object: presentId(position, name) } : { player };
}

function priority(value: Json): Answer {
  if (value === 'pass') return { kind: 'pass' };
  if (value === 'concede') return { kind: 'concede' };
  if (value === 'loop') return { kind: 'loop' };
  throw new Misfit('A player has priority; that is answered with "pass", "cast", "activate" …');
}

function targetsOf(
  position: Position,
  question: Asked<'chooseTarget'>,
  value: Json,
): readonly ChosenTarget[] {
  return listOf(value).map((item) => {
    if (typeof item === 'object' && item !== null && 'to' in item) {
      const { to, amount } = fieldsOf(item);
      return {
        target: optionOf(position, question.options, to ?? ''),
        ...(amount === undefined ? {} : { amount: numberOf(amount) }),
      };
    }
    return { target: optionOf(position, question.options, item) };
  });
}

function colorIn(question: Asked<'chooseColor'>, value: Json) {
  const color = typeof value === 'number' ? question.options[value - 1] : colorOf(value);
  if (color === undefined) throw new Misfit(`${shown(value)} is no color.`);
  return color;
}

function manaIn(question: Asked<'chooseMana'>, value: Json): string {
  if (typeof value === 'number') {
    const option = question.options[value - 1];
    if (option === undefined) throw new Misfit(`There is no choice ${value}.`);
    return option;
  }
  const text = textOf(value);
  return question.options.find((option) => sameSymbols(option, text)) ?? text;
}

function optionIn(question: Asked<'chooseOption'>, value: Json): number {
  if (typeof value === 'number') return value - 1;
  const text = textOf(value).toLowerCase();
  const at = question.options.findIndex((option) => option.toLowerCase() === text);
  if (at < 0)
    throw new Misfit(`${shown(value)} is none of ${question.options.map(shown).join(', ')}.`);
  return at;
}

function yesOf(value: Json): boolean {
  if (value === true || value === 'yes') return true;
  if (value === false || value === 'no') return false;
  throw new Misfit(`${shown(value)} is neither "yes" nor "no".`);
}

/** Triggered abilities by the refs they will have, or by those of their sources where that is plain. */
function orderOf(
  position: Position,
  question: Asked<'orderTriggers'>,
  names: readonly Json[],
): readonly number[] {
  const { abilities } = awaitedRefs(position, question);
  const left = new Set(abilities.keys());
  return names.map((item) => {
    const name = textOf(item);
    const at =
      [...left].find((i) => abilities[i]?.ref === name) ??
      [...left].find(
        (i) => refOf(position, abilities[i]?.source ?? question.about ?? NO_ID) === name,
      );
    if (at === undefined) throw new Misfit(`No ability “${name}” waits to be put on the stack.`);
    left.delete(at);
    return at;
  });
}

/** The id of nothing. */
const NO_ID = 0 as ObjectId;

function among(position: Position, options: readonly ObjectId[], name: string): ObjectId {
  return options.find((id) => refOf(position, id) === name) ?? lastId(position, name);
}

/** The object that a ref means, even if only its last known information is left. */
function lastId(position: Position, ref: string): ObjectId {
  const card = cardOf(position, ref);
  const id = position.game.state.cards.get(card);
  if (id === undefined) throw new Misfit(`“${ref}” does not exist any more.`);
  return id;
}

function cardsIn(position: Position, value: Json): Answer {
  const ids = (list: Json | undefined): readonly ObjectId[] =>
    listOf(list ?? []).map((name) => presentId(position, textOf(name)));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { top, bottom } = fieldsOf(value);
    return { kind: 'cards', top: ids(top), bottom: ids(bottom) };
  }
  return { kind: 'cards', top: ids(value), bottom: [] };
}

/** Attackers and whom they attack. */
export function attackersOf(position: Position, attack: Fields) {
  return Object.entries(attack).map(([ref, whom]) => ({
    object: presentId(position, ref),
    whom: optionOf(position, [], whom),
  }));
}

/** Blockers and what they block. */
export function blockersOf(position: Position, block: Fields) {
  return Object.entries(block).map(([ref, attackers]) => ({
    object: presentId(position, ref),
    attackers: listOf(attackers).map((name) => presentId(position, textOf(name))),
  }));
}

function amountsOf(position: Position, value: Json) {
  const { question } = position.game;
  const options = 'options' in question ? (question.options as readonly Target[]) : [];
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item) => {
      const { to, amount } = fieldsOf(item);
      return { to: optionOf(position, options, to ?? ''), amount: numberOf(amount ?? 0) };
    });
  }
  return Object.entries(fieldsOf(value)).map(([name, amount]) => ({
    to: optionOf(position, options, name),
    amount: numberOf(amount),
  }));
}

/** `{ "kick": …, "alternative": … }` as an answer: names of costs and how often each is paid. */
function optionsOf(fields: Fields): Answer {
  const { alternative, additional } = fields;
  return {
    kind: 'options',
    alternative: alternative === undefined || alternative === null ? null : textOf(alternative),
    additional: Object.entries(fieldsOf(additional ?? {})).map(([cost, times]) => ({
      cost,
      times: numberOf(times),
    })),
  };
}

export function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

export function textOf(value: Json): string {
  if (typeof value !== 'string')
    throw new Misfit(`${shown(value)} should be a ref, a name or a word.`);
  return value;
}

export function numberOf(value: Json): number {
  if (typeof value !== 'number') throw new Misfit(`${shown(value)} should be a number.`);
  return value;
}

export function fieldsOf(value: Json): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Misfit(`${shown(value)} should be an object with named values.`);
  }
  return value as Fields;
}

export const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
