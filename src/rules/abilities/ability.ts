import type { Instruction } from '../effects/kinds';
import type { KeywordAbility } from '../keywords/kinds';
import type { Cost } from './costs';
import type { Amount, Condition, EventPattern, Filter, Players, Predicate } from './references';
import type { StaticEffect } from './statics';
import type { Zone } from './values';

/** Where in the card's text a node stands: start and end offset. Equality of nodes ignores it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * One instance of the word "target" (115.1): what may be chosen, and how many.
 * `players` and `objects` together make "any target" (115.4) and its like.
 */
export interface TargetSpec {
  readonly objects?: Filter;
  /** Which players may be chosen; `'any target'` is objects: creature, planeswalker or battle, and players all. */
  readonly players?: Players;
  /** One when left out; `[0, 2]` is "up to two". */
  readonly count?: readonly [Amount, Amount];
  /** May not be the same as the target in that slot ("another target"). */
  readonly otherThan?: number;
  /** The effect divides this amount among the targets (601.2d). */
  readonly divides?: Amount;
}

/** Instructions together with the targets that they speak of (slots count from 0 within the list). */
export interface Effect {
  readonly targets?: readonly TargetSpec[];
  readonly do: readonly Instruction[];
}

/** A mode of a modal spell or ability (700.2). */
export interface Mode extends Effect {
  readonly span?: Span;
}

/** "Choose one —", "choose both if kicked" (700.2). `when` replaces the number if its condition holds. */
export interface Modal {
  readonly choose: readonly [number, number];
  readonly instead?: { readonly when: Condition; readonly choose: readonly [number, number] };
  readonly modes: readonly Mode[];
}

/** What a spell or ability does when it resolves: an effect, or modes of which some are chosen. */
export type Content = Effect | { readonly modal: Modal };

export interface SpellAbility {
  readonly kind: 'spell';
  readonly content: Content;
  /** An ability word ("Imprint"), without meaning (207.2c). */
  readonly abilityWord?: string;
  readonly span?: Span;
}

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly content: Content;
  /** Activate only as a sorcery (307.5), or only once each turn (602.5b). */
  readonly only?: {
    readonly timing?: 'sorcery' | 'instant';
    readonly oncePerTurn?: boolean;
    readonly when?: Condition;
  };
  /** The zone it can be activated from; the battlefield when left out (113.6). */
  readonly zone?: Zone;
  readonly label?: string;
  /** An ability word ("Imprint"), without meaning (207.2c). */
  readonly abilityWord?: string;
  readonly span?: Span;
}

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly trigger: EventPattern;
  /** Other events that trigger it as well ("enters or attacks"). */
  readonly or?: readonly EventPattern[];
  /** The intervening if-clause (603.4). */
  readonly when?: Condition;
  readonly content: Content;
  /** "For each" triggers of a group happen once ("whenever one or more"), of damage to a player once for each player. */
  readonly oneOrMore?: boolean;
  /** Triggers only once each turn (603.2h). */
  readonly oncePerTurn?: boolean;
  /** Zones in which it functions; by default the battlefield (113.6). `cast` patterns on itself: the stack. */
  readonly zones?: readonly Zone[];
  /** An ability word ("Imprint"), without meaning (207.2c). */
  readonly abilityWord?: string;
  readonly span?: Span;
}

export interface StaticAbility {
  readonly kind: 'static';
  readonly effects: readonly StaticEffect[];
  /** "As long as …" (604.1, 611.3a). */
  readonly when?: Condition;
  /** Zones in which it functions; by default as 113.6 says: on the battlefield. */
  readonly zones?: readonly Zone[];
  /** A characteristic-defining ability functions everywhere (604.3). */
  readonly defining?: boolean;
  /** An ability word ("Imprint"), without meaning (207.2c). */
  readonly abilityWord?: string;
  readonly span?: Span;
}

/** A part of a text that could not be read; never silently ignored. */
export interface UnreadAbility {
  readonly kind: 'unread';
  readonly text: string;
  readonly span?: Span;
}

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | KeywordAbility
  | UnreadAbility;

/** The qualities "protection from" and "hexproof from" may name (702.16a). */
export type Quality = readonly Predicate[];
