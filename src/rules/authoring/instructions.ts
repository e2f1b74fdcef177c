import type { Ability, Content } from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
} from '../abilities/references';
import type { Change, CopyExceptions, Duration, PlayerRule } from '../abilities/statics';
import type { CopiableValues } from '../abilities/values';
import type { Instruction, InstructionKind, InstructionMap } from '../effects/kinds';
import type { ManaOutput, ManaRestriction } from '../mana/types';
import { thisObject, you } from './nouns';

type Fields<K extends InstructionKind> = Omit<InstructionMap[K], 'kind'>;
type Group = ObjectRef | Filter;

/** Any instruction by its kind; the helpers below are its commonest forms. */
export function instruction<K extends InstructionKind>(kind: K, fields: Fields<K>) {
  return { kind, ...fields };
}

export const draw = (player: PlayerRef, count: Amount): Instruction => ({
  kind: 'draw',
  player,
  count,
});
export const discard = (player: Players, count: Amount): Instruction => ({
  kind: 'discard',
  player,
  count,
});
/** A copy of a creature token that you control (701.36). */
export const populate: Instruction = { kind: 'populate' };
export const mill = (player: PlayerRef, count: Amount, bind?: string): Instruction =>
  bind === undefined ? { kind: 'mill', player, count } : { kind: 'mill', player, count, bind };
export const scry = (count: Amount, player: PlayerRef = you): Instruction => ({
  kind: 'scry',
  player,
  count,
});
export const shuffle = (player: PlayerRef = you): Instruction => ({ kind: 'shuffle', player });
export const gainLife = (player: Players, amount: Amount): Instruction => ({
  kind: 'gainLife',
  player,
  amount,
});
export const loseLife = (player: Players, amount: Amount): Instruction => ({
  kind: 'loseLife',
  player,
  amount,
});
export const damage = (
  amount: Fields<'dealDamage'>['amount'],
  to: Fields<'dealDamage'>['to'],
  source: ObjectRef = thisObject,
): Instruction => ({ kind: 'dealDamage', amount, to, source });
export const destroy = (what: Group): Instruction => ({ kind: 'destroy', what });
export const exile = (what: Group, more: Partial<Fields<'exile'>> = {}): Instruction => ({
  kind: 'exile',
  what,
  ...more,
});
export const tap = (what: Group): Instruction => ({ kind: 'tap', what });
export const untap = (what: Group): Instruction => ({ kind: 'untap', what });
export const counter = (what: ObjectRef): Instruction => ({ kind: 'counter', what });
export const sacrifice = (player: Players, what: Group, count?: Amount): Instruction =>
  count === undefined
    ? { kind: 'sacrifice', player, what }
    : { kind: 'sacrifice', player, what, count };
export const toHand = (what: Group): Instruction => ({ kind: 'move', what, to: 'hand' });
export const toBattlefield = (what: Group, more: Partial<Fields<'move'>> = {}): Instruction => ({
  kind: 'move',
  what,
  to: 'battlefield',
  ...more,
});
export const createToken = (
  values: CopiableValues,
  count: Amount = 1,
  more: Partial<Fields<'createToken'>> = {},
): Instruction => ({ kind: 'createToken', token: values, count, ...more });
export const createCopy = (
  copyOf: Group,
  except?: CopyExceptions,
  more: Partial<Fields<'createToken'>> = {},
): Instruction => ({
  kind: 'createToken',
  token: except === undefined ? { copyOf } : { copyOf, except },
  ...more,
});
export const copySpell = (what: Group, more: Partial<Fields<'copySpell'>> = {}): Instruction => ({
  kind: 'copySpell',
  what,
  ...more,
});
export const putCounters = (on: ObjectRef, counters: string, count: Amount): Instruction => ({
  kind: 'putCounters',
  on,
  counter: counters,
  count,
});
export const look = (bind: string, count: Amount = 1, player: PlayerRef = you): Instruction => ({
  kind: 'look',
  player,
  count,
  bind,
});
/** "Look at the top cards. You may reveal one of a kind from among them and put it into your hand." The rest go to the bottom. */
export const lookAndTake = (
  count: number,
  ...where: readonly Predicate[]
): readonly Instruction[] => {
  const among: Filter = {
    zones: ['library'],
    where: [{ is: 'object', object: { ref: 'bound', name: 'looked at' } }],
  };
  const taken = { ref: 'bound', name: 'taken' } as const;
  return [
    look('looked at', count),
    may(
      you,
      choose({ ...among, where: [...where, ...among.where] }, taken.name),
      instruction('move', { what: taken, to: 'hand', reveal: true }),
    ),
    instruction('move', { what: among, to: 'library', position: 'bottom' }),
  ];
};
export const search = (
  where: Fields<'search'>['where'],
  bind: string,
  count: readonly [Amount, Amount] = [1, 1],
  player: PlayerRef = you,
  more: Partial<Fields<'search'>> = {},
): Instruction => ({ kind: 'search', player, where, count, bind, ...more });
export const choose = (
  what: Filter,
  bind: string,
  count: readonly [Amount, Amount] = [1, 1],
  player: PlayerRef = you,
): Instruction => ({ kind: 'choose', player, what, count, bind });
export const apply = (
  to: Group,
  duration: Duration,
  ...changes: readonly Change[]
): Instruction => ({
  kind: 'apply',
  to,
  changes,
  duration,
});
/** Lets you play or cast that object for a time (601.3). */
export const mayPlay = (
  object: ObjectRef,
  duration: Duration,
  more: Partial<
    Pick<Extract<PlayerRule, { rule: 'mayPlay' }>, 'free' | 'spellsOnly' | 'manaAsThough'>
  >,
): Instruction => ({
  kind: 'applyRule',
  players: you,
  rule: { rule: 'mayPlay', object, ...more },
  duration,
});
export const becomeMonarch: Instruction = { kind: 'becomeMonarch', player: you };
/** "Skip your next turn": replaces the next occurrence with nothing (614.10). */
export const skipNext = (event: EventPattern, duration: Duration = 'forever'): Instruction => ({
  kind: 'replaceLater',
  effect: { effect: 'replacement', event, with: [{ replace: 'nothing' }] },
  duration,
  once: true,
});
/** "Take an extra turn after this one" (500.7). */
export const extraTurn = (player: Players = you, bind?: string): Instruction =>
  bind === undefined ? { kind: 'extraTurn', player } : { kind: 'extraTurn', player, bind };
/** More phases after this one: "an additional combat phase followed by …". */
export const extraCombat: Instruction = {
  kind: 'extraPhases',
  after: 'main',
  phases: [{ phase: 'combat' }, { phase: 'main' }],
};
export const may = (player: PlayerRef, ...steps: readonly Instruction[]): Instruction => ({
  kind: 'may',
  player,
  do: steps,
});
/** "When you do, …" (603.12). */
export const whenYouDo = (content: Content): Instruction => instruction('reflexive', { content });
/** "You get an emblem with …" (114). */
export const emblem = (...abilities: readonly Ability[]): Instruction =>
  instruction('createEmblem', { abilities });
/** "You may …. If you do, …" (608.2d). */
export const mayThen = (
  player: PlayerRef,
  step: Instruction,
  ...then: readonly Instruction[]
): Instruction => instruction('may', { player, do: [step], then });
/** "… unless [player] pays [cost]" (118.12a). */
export const unlessPays = (
  player: PlayerRef,
  cost: Cost,
  ...unpaid: readonly Instruction[]
): Instruction => ({ kind: 'mayPay', player, cost, unpaid });
/** "[Player] may pay [cost]. If they do, …". */
export const mayPay = (
  player: PlayerRef,
  cost: Cost,
  ...paid: readonly Instruction[]
): Instruction => ({ kind: 'mayPay', player, cost, paid });
export const conditional = (
  condition: Condition,
  then: readonly Instruction[],
  otherwise?: readonly Instruction[],
): Instruction =>
  otherwise === undefined
    ? { kind: 'if', condition, then }
    : { kind: 'if', condition, then, else: otherwise };
export const forEach = (of: Players | Filter, ...steps: readonly Instruction[]): Instruction => ({
  kind: 'forEach',
  of,
  do: steps,
});

/** Mana that is added. */
export const add = (
  output: ManaOutput,
  more: { readonly player?: PlayerRef; readonly restriction?: ManaRestriction } = {},
): Instruction => ({ kind: 'addMana', mana: output, ...more });
export const symbols = (fixed: string, times?: Amount): ManaOutput =>
  times === undefined
    ? { mana: 'fixed', symbols: fixed }
    : { mana: 'fixed', symbols: fixed, times };
export const oneOf = (...groups: readonly string[]): ManaOutput => ({ mana: 'oneOf', groups });
export const anyColor: ManaOutput = { mana: 'anyColor' };
export const couldProduce = (of: Filter, colorsOnly: boolean): ManaOutput => ({
  mana: 'couldProduce',
  of,
  colorsOnly,
});

export const phaseOut = (what: Group): Instruction => ({ kind: 'phaseOut', what });
/** "You control target player during that player's next turn." */
export const controlPlayer = (
  player: PlayerRef,
  more: { readonly extraTurn?: true } = {},
): Instruction => ({
  kind: 'controlPlayer',
  player,
  ...more,
});
