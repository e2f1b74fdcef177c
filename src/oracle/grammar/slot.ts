import type {
  Ability,
  Amount,
  CardType,
  Color,
  Comparison,
  Condition,
  CopyExceptions,
  Cost,
  Duration,
  EventPattern,
  Filter,
  Instruction,
  ManaOutput,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
  Supertype,
} from '../../rules/authoring/language';
import type { Read } from './reading';

/** A noun phrase without its article: what it takes in, and of how many it speaks. */
export interface Noun {
  readonly where: readonly Predicate[];
  readonly zones?: Filter['zones'];
  readonly many: boolean;
  /** Several kinds with "or" or "and" between them: what is said of power or abilities is of the last alone. */
  readonly listed?: true;
  /** The noun itself was "card", "spell", "ability", "token" or "permanent", where it was one of them. */
  readonly head?: 'card' | 'spell' | 'ability' | 'permanent';
}

/** Power and toughness, or what is added to them. */
export interface Size {
  readonly power: Amount;
  readonly toughness: Amount;
}

/** Types, colours and size that something has or gets. */
export interface Kinds {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly colors?: readonly Color[];
  readonly size?: Size;
}

/** Exceptions, and which object they say to be legendary, where that must be the one that is copied. */
export interface Exceptions extends CopyExceptions {
  readonly legendaryIf?: ObjectRef;
}

/** What each kind of slot holds. */
export interface SlotTypes {
  /** Who acts: left out where it is "you" or goes on from the clause before. */
  readonly actor: Players;
  /** Who acts or is affected, in words: several too. */
  readonly subject: Players;
  readonly player: PlayerRef;
  /** "your", "their", "its owner's". */
  readonly whose: PlayerRef;
  readonly object: ObjectRef;
  /** The object as the subject of a verb. */
  readonly agent: ObjectRef;
  readonly objects: ObjectRef | Filter;
  /** Objects as the subject of a verb. */
  readonly agents: ObjectRef | Filter;
  /** "its", "that creature's". */
  readonly possessor: ObjectRef;
  /** "any target", "target player", "each opponent", "target creature": whom damage is dealt to. */
  readonly recipient: ObjectRef | Players | { readonly slot: number };
  /** "each creature and each player": several of these at once. */
  readonly crowd: readonly (Players | Filter)[];
  /** A noun with "a", and without. */
  readonly one: Noun;
  readonly noun: Noun;
  readonly many: Noun;
  readonly number: Amount;
  /** "a", "two", "X", "that many" before a noun in the right number. */
  readonly count: Amount;
  readonly amount: Amount;
  readonly cards: Amount;
  readonly life: Amount;
  readonly damage: Amount;
  readonly forEach: Amount;
  readonly comparison: { readonly compare: Comparison; readonly to: Amount };
  readonly mana: ManaOutput;
  readonly symbols: string;
  /** One colour of mana, or colourless. */
  readonly manaType: Color | 'C';
  /** "A +1/+1 counter on it": what something has. */
  readonly having: Predicate;
  /** What the rules call the "legend rule". */
  readonly legendRule: true;
  readonly cost: Cost;
  /** "twice", "three times", "double". */
  readonly multiple: number;
  readonly color: Color;
  readonly colors: readonly Color[];
  /** All of a kind without "all", or several that were named. */
  readonly several: ObjectRef | Filter;
  readonly kinds: Kinds;
  readonly exceptions: Exceptions;
  /** A token that is a copy of something, and how it enters. */
  readonly copies: Omit<Extract<Instruction, { kind: 'createToken' }>, 'player'>;
  /** What this is attached to. */
  readonly attached: ObjectRef;
  /** The name of the object whose text it is. */
  readonly ownName: string;
  /** "A creature spell", "artifact spells": what mana may be spent on. */
  readonly spells: readonly Predicate[];
  /** Targets among which something is divided. */
  readonly divided: ObjectRef | { readonly slot: number };
  /** One target object or several. */
  readonly targets: ObjectRef;
  /** What a library is searched for, and how many. */
  readonly sought: Pick<
    Extract<Instruction, { kind: 'search' }>,
    'where' | 'count' | 'differentNames'
  >;
  /** An adjective: "tapped", "blue". */
  readonly quality: Predicate;
  readonly size: Size;
  readonly modifier: Size;
  readonly counter: string;
  readonly counters: { readonly counter: string; readonly count: Amount };
  readonly abilities: readonly Ability[];
  readonly quoted: Ability;
  readonly duration: Duration;
  readonly condition: Condition;
  readonly event: EventPattern;
  readonly token: TokenWords;
}

/** A token as a text describes it, and how many. */
export interface TokenWords {
  readonly values: Extract<Instruction, { kind: 'createToken' }>['token'];
  readonly count: Amount;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly size?: Size;
}

export type SlotKind = keyof SlotTypes;

/** How a kind of slot is read. */
export interface Slot<T> {
  readonly read: Read<T>;
}

const SLOTS = new Map<SlotKind, Slot<never>>();

/** Says how a kind of slot is read; once for each kind. */
export function define<K extends SlotKind>(kind: K, both: Slot<SlotTypes[K]>): void {
  if (SLOTS.has(kind)) throw new Error(`Two slots are called ${kind}.`);
  SLOTS.set(kind, both as unknown as Slot<never>);
}

/** The slot of that kind. */
export function slot<K extends SlotKind>(kind: K): Slot<SlotTypes[K]> {
  const both = SLOTS.get(kind);
  if (both === undefined) throw new Error(`No slot is called ${kind}.`);
  return both as unknown as Slot<SlotTypes[K]>;
}
