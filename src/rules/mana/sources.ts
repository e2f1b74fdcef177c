import type { ActivatedAbility } from '../abilities/ability';
import type { CostPart } from '../abilities/costs';
import { activateMana } from '../activating/activateMana';
import { isManaAbility } from '../activating/manaAbility';
import { mayActivate } from '../activating/mayActivate';
import { canPay } from '../costs/canPay';
import { follow } from '../effects/follow';
import { atOnce, toQuestion } from '../happening/halts';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Answer, Question } from '../kernel/questions';
import { NotModelled, Refusal, Undecided } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Payer } from './match';

/** One way to use a mana ability: the answers to what it asks, and the mana that comes of it, all told. */
export interface Outcome {
  readonly key: string;
  readonly choices: readonly Answer[];
  /** The mana chosen, in symbols, where there was a choice. */
  readonly chosen: string | null;
  readonly mana: readonly Payer[];
}

/** A permanent that the player could use for mana now, once, and in which ways. */
export interface Source {
  readonly object: ObjectId;
  readonly outcomes: readonly Outcome[];
  /** What is given up for it, from nothing but tapping a basic land upwards: used in this order. */
  readonly rank: readonly number[];
}

const known = new WeakMap<State, Map<PlayerId, readonly Source[]>>();

/**
 * The permanents that a player can use for mana now, cheapest to give up first. Each use is tried out in
 * full, so what replaces, multiplies or adds to the mana counts.
 */
export function manaSources(state: State, player: PlayerId): readonly Source[] {
  const found = known.get(state)?.get(player);
  if (found !== undefined) return found;
  const sources = findSources(state, player);
  const all = known.get(state) ?? new Map<PlayerId, readonly Source[]>();
  known.set(state, all.set(player, sources));
  return sources;
}

function findSources(state: State, player: PlayerId): readonly Source[] {
  const view = viewOf(state);
  const alike = new Map<string, readonly Outcome[]>();
  const sources: Source[] = [];
  for (const id of state.battlefield.list()) {
    const object = state.objects.get(id);
    const values = view.characteristics(id);
    if (object === undefined || values?.controller !== player) continue;
    const usable = abilitiesOfKind(values, 'activated').filter(
      ({ ability, key }) =>
        isManaAbility(ability) &&
        // It can't be activated while a cost is paid (602.5e).
        ability.only?.timing !== 'instant' &&
        ability.cost.every((part) => SIMPLE.has(part.pay)) &&
        mayActivate(state, player, id, key).allowed &&
        canPay(state, player, ability.cost, { source: id, you: player }).allowed,
    );
    if (usable.length === 0) continue;
    const name = likeness(state, object, usable);
    let outcomes = name === null ? undefined : alike.get(name);
    if (outcomes === undefined) {
      outcomes = usable.flatMap(({ key }) => outcomesOf(state, player, id, key));
      if (name !== null) alike.set(name, outcomes);
    }
    if (outcomes.length === 0) continue;
    const costs = usable.map(({ ability }) => ability);
    sources.push({ object: id, outcomes, rank: rankOf(costs, outcomes, values.types, id) });
  }
  return sources.sort((a, b) => compareRanks(a.rank, b.rank));
}

/** Costs in which nothing has to be chosen and no mana is due. */
const SIMPLE: ReadonlySet<CostPart['pay']> = new Set([
  'tap',
  'untap',
  'life',
  'sacrificeThis',
  'exileThis',
  'removeCounters',
  'putCounters',
]);

/** A key that is the same for permanents whose uses come out the same; null where one stands alone. */
function likeness(
  state: State,
  object: GameObject,
  usable: readonly { readonly ability: ActivatedAbility; readonly key: string }[],
): string | null {
  const alone =
    object.attachments.length > 0 ||
    object.attachedTo !== null ||
    object.linked.length > 0 ||
    state.effectHooks.has(`object:${object.id}`);
  if (alone) return null;
  const values = viewOf(state).characteristics(object.id);
  if (values === undefined) return null;
  const { name, types, subtypes, supertypes, colors } = values;
  return JSON.stringify([
    [name, types, subtypes, supertypes, colors],
    [object.counters, object.chosen, object.sick, object.damage],
    usable.map(({ key, ability }) => [key, ability.cost, ability.content]),
  ]);
}

function rankOf(
  abilities: readonly ActivatedAbility[],
  outcomes: readonly Outcome[],
  types: readonly string[],
  id: ObjectId,
): readonly number[] {
  const onlyTaps = abilities.some((a) => a.cost.every((part) => part.pay === 'tap'));
  const colors = new Set(
    outcomes.flatMap((o) => o.mana.map((m) => ('helps' in m ? null : m.type))),
  );
  return [
    onlyTaps ? 0 : 1,
    colors.size,
    types.includes('Creature') ? 1 : 0,
    types.includes('Land') ? 0 : 1,
    Math.max(...outcomes.map((o) => o.mana.length)),
    id,
  ];
}

export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** More ways than an ability has by rights: some of a long list are then left out. */
const MOST_WAYS = 40;

function outcomesOf(
  state: State,
  player: PlayerId,
  object: ObjectId,
  key: string,
): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  const open: (readonly Answer[])[] = [[]];
  for (let tries = 0; open.length > 0 && tries < MOST_WAYS; tries += 1) {
    const choices = open.shift() ?? [];
    const work = new Work(state, follow);
    const asked = tryActivation(work, player, object, key, choices);
    if (asked === 'failed') continue;
    if (asked !== null) {
      open.push(...answersTo(asked).map((answer) => [...choices, answer]));
      continue;
    }
    const before = state.players[player]?.pool.length ?? 0;
    const mana = (work.state.players[player]?.pool ?? []).slice(before);
    if (mana.length > 0) outcomes.push({ key, choices, chosen: chosenIn(choices), mana });
  }
  return outcomes;
}

/**
 * Activates a mana ability with these answers to what it asks.
 * @returns the first question that has no answer yet, null when it is done, `failed` when it can't be.
 */
export function tryActivation(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  key: string,
  choices: readonly Answer[],
): Question | null | 'failed' {
  try {
    const doing = activateMana(work, player, object, key, new Set());
    let step = atOnce(toQuestion(doing));
    for (const choice of choices) {
      if (step.done === true) break;
      step = atOnce(toQuestion(doing, choice));
    }
    return step.done === true ? null : step.value;
  } catch (error) {
    const expected =
      error instanceof Refusal || error instanceof NotModelled || error instanceof Undecided;
    if (expected) return 'failed';
    throw error;
  }
}

/** The answers that make a difference to the mana; of a choice of order, the first will do. */
function answersTo(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'chooseColor':
      return question.options.map((color) => ({ kind: 'color', color }));
    case 'chooseMana':
      return question.options.map((mana) => ({ kind: 'mana', mana }));
    case 'chooseOption':
      return question.options.map((_, option) => ({ kind: 'option', option }));
    case 'orderReplacements':
      return question.options.map((object) => ({ kind: 'object', object }));
    case 'chooseMode':
      return question.legal.map((mode) => ({ kind: 'modes', modes: [mode] }));
    default:
      return [];
  }
}

function chosenIn(choices: readonly Answer[]): string | null {
  const [choice] = choices;
  if (choice?.kind === 'color') return `{${choice.color}}`;
  return choice?.kind === 'mana' ? choice.mana : null;
}
