import type { List, Map as PersistentMap } from 'immutable';
import type { CopiableValues, Phase, Step } from '../abilities/values';
import type { Instruction } from '../effects/kinds';
import type { Mana } from '../mana/types';
import type { Characteristics } from './characteristics';
import type { ContinuousEffect } from './effects';
import type { EventFacts } from './facts';
import type { CardId, EffectId, ObjectId, PlayerId } from './ids';
import type { GameObject, Target } from './objects';
import type { Scope } from './scope';
import type { IdSet, Table } from './table';

export type Variant = 'free' | 'commander';

/** A player and the zones that are theirs (102, 400.1). */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly pool: readonly Mana[];
  readonly counters: Readonly<Record<string, number>>;
  /** Oldest first. */
  readonly hand: readonly ObjectId[];
  /** Top first. */
  readonly library: readonly ObjectId[];
  /** Below the known cards lie unknown ones without end. */
  readonly libraryUnknown: boolean;
  /** Cards of an unknown library that lie somewhere among the unknown ones, or under them: no draw ever reaches them. */
  readonly buried?: readonly ObjectId[];
  /** Newest last. */
  readonly graveyard: readonly ObjectId[];
  readonly landsPlayed: number;
  readonly lost: boolean;
  /** Has left the game with all that they own (104.5, 800.4a). */
  readonly left?: boolean;
  /** Drew from an empty library since the last state-based check (704.5b). */
  readonly drewFromEmpty: boolean;
  readonly commanders: readonly CardId[];
  /** Times each commander was cast from the command zone (903.8). */
  readonly commanderCasts: Readonly<Record<number, number>>;
  /** Combat damage by each commander (903.10a). */
  readonly commanderDamage: Readonly<Record<number, number>>;
}

/** An attacking creature, whom it attacks, and what blocks it (508, 509). */
export interface Attacker {
  readonly object: ObjectId;
  readonly whom: Target;
  readonly blocked: boolean;
  /** In the order in which they were declared. */
  readonly blockers: readonly ObjectId[];
  /** What it attacked was removed from combat: it attacks nothing, and this player defended (506.4c, 508.5). */
  readonly formerDefender?: PlayerId;
}

export interface Combat {
  readonly attackers: readonly Attacker[];
  /** Dealt first-strike damage this combat (510.4). */
  readonly struckFirst: readonly ObjectId[];
  /** Blockers of which no attacker is left; they are blocking creatures all the same (509.1g). */
  readonly blockersLeft: readonly ObjectId[];
  /** A creature was declared as an attacker or put onto the battlefield attacking (508.8). */
  readonly attackersDeclared: boolean;
  readonly blockersDeclared: boolean;
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
  /** This combat phase has had a first-strike damage step. */
  readonly firstStrike: boolean;
  /** Another cleanup step is due (514.3a). */
  readonly cleanupAgain: boolean;
  /** Steps still to come in this phase, those that effects added among them (500.1, 500.9). */
  readonly steps: readonly Step[];
  /** Phases still to come in this turn, those that effects added among them (500.1, 500.8). */
  readonly phases: readonly ComingPhase[];
  /** Main phases that have begun: only the first of a turn is precombat (505.1a). */
  readonly mains: number;
  /** Whose turn it was last in turn order; extra turns don't count (500.7). */
  readonly inOrder: PlayerId;
  /** Which extra turn this is; left out where it is none. */
  readonly extra?: number;
  /** Who controls the active player in this turn, and makes their decisions (723.5). */
  readonly decidedBy?: PlayerId;
}

/** A player is to control another during that player's next turn (723.1). */
export interface PlayerControl {
  readonly player: PlayerId;
  /** Null: nobody any more, since who would have has left the game. */
  readonly by: PlayerId | null;
  /** Extra turns that the player takes after that turn. */
  readonly extraTurns: number;
}

/** A phase that is still to come in this turn. */
export interface ComingPhase {
  readonly phase: Phase;
  /** The only steps that it has, where an effect added just these (500.10). */
  readonly steps?: readonly Step[];
  /** An effect added it (500.8). */
  readonly added?: boolean;
}

/** A turn that an effect gave to a player and that has not begun (500.7). */
export interface ExtraTurn {
  /** What effects that speak of that turn know it by. */
  readonly id: number;
  readonly player: PlayerId;
}

/** A triggered ability that waits to be put on the stack (603.2, 603.3). */
export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: import('../abilities/ability').TriggeredAbility;
  /** Which ability of the source, for "once each turn". */
  readonly key: string;
  readonly facts: EventFacts;
  readonly scope: Scope;
  /** The effect that a delayed triggered ability is of (603.7). */
  readonly delayed?: EffectId;
  /** It triggered during the resolution or casting of this object. */
  readonly mana: boolean;
}

/** An object that left its zone, whole, as it was (608.2h), and what it became. */
export interface Departed {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  readonly copiable: CopiableValues;
  readonly became: ObjectId | null;
}

/** Something still to be done: the place in the middle of the work, as data. The last one is done first. */
export type Frame =
  /** Nothing to do but give priority to that player (117). */
  | { readonly frame: 'priority'; readonly player: PlayerId; readonly passed: number }
  /** State-based actions and triggers, before a player would get priority (704.3, 603.3). */
  | {
      readonly frame: 'beforePriority';
      readonly player: PlayerId;
      readonly cleanup?: boolean;
      /** How many have passed already: where priority is only given again after a change by hand. */
      readonly passed?: number;
    }
  /** The next step, phase or turn is to begin (500). */
  | { readonly frame: 'courseGoesOn' }
  | { readonly frame: 'stepBegins'; readonly step: Step }
  | { readonly frame: 'stepEnds'; readonly step: Step }
  /** The top object of the stack begins to resolve (608). */
  | { readonly frame: 'resolve'; readonly object: ObjectId }
  /** The text now followed; `scope` is what its words mean. */
  | { readonly frame: 'text'; readonly scope: Scope }
  /** A list of instructions, the next one at `at`; `path` is where the list stands in the text. */
  | {
      readonly frame: 'list';
      readonly list: readonly Instruction[];
      readonly at: number;
      readonly path: readonly (string | number)[];
    }
  | {
      readonly frame: 'each';
      readonly items: readonly Target[];
      readonly at: number;
      readonly list: readonly Instruction[];
      readonly path: readonly (string | number)[];
      /** For whom the text around it is followed. */
      readonly outer?: Target;
    }
  /** A resolved spell or ability leaves the stack (608.2n, 608.3). */
  | { readonly frame: 'resolved'; readonly object: ObjectId }
  | { readonly frame: 'turnBased'; readonly step: Step; readonly at: number }
  /** What was exiled until something left the battlefield returns now (610.3). */
  | { readonly frame: 'return' }
  /** Players who have lost leave the game (104.5, 800.4a). */
  | { readonly frame: 'leave' }
  /** A loop of mandatory actions that nobody breaks is a draw (732.4). */
  | { readonly frame: 'mandatoryLoop' }
  | { readonly frame: 'over' };

/**
 * A position: everything that the rules can see, and what is still to be done. Immutable; a new one
 * shares what did not change.
 */
export interface State {
  readonly variant: Variant;
  readonly players: readonly Player[];
  readonly objects: Table<ObjectId, GameObject>;
  readonly battlefield: IdSet<ObjectId>;
  readonly exile: IdSet<ObjectId>;
  readonly command: IdSet<ObjectId>;
  /** Bottom first. */
  readonly stack: readonly ObjectId[];
  /** Where each card is now: the object that it is. Nothing: it ceased to exist. */
  readonly cards: Table<CardId, ObjectId>;
  /** Last known information: objects that left a zone, whole, as they were (608.2h, 603.10). */
  readonly departed: Table<ObjectId, Departed>;
  readonly effects: Table<EffectId, ContinuousEffect>;
  /** Which effects watch for or change what. */
  readonly effectHooks: PersistentMap<string, IdSet<EffectId>>;
  /** Which objects have abilities that watch for or change what, by their copiable values. */
  readonly hooks: PersistentMap<string, IdSet<ObjectId>>;
  readonly turn: Turn;
  /** Turns that effects added after this one: the last of the list is taken first (500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** Players who will be controlled in the next turn that they take; each once (723.1a). */
  readonly controls?: readonly PlayerControl[];
  readonly combat: Combat | null;
  readonly waiting: readonly WaitingTrigger[];
  /** What happened this turn, for conditions that look back. */
  readonly thisTurn: List<EventFacts>;
  readonly agenda: readonly Frame[];
  /** What changed since state-based actions were last looked for; `all` when a continuous effect may have changed anything. */
  readonly changed: IdSet<ObjectId> | 'all';
  /** The next new id when state-based actions were last looked for: what is newer came since (704.6d). */
  readonly checkedAt?: number;
  readonly monarch: PlayerId | null;
  readonly initiative: PlayerId | null;
  readonly winner: PlayerId | 'draw' | null;
  /** The next new id; shared by all kinds, so ids give the order of coming into being. */
  readonly nextId: number;
  readonly nextBatch: number;
  readonly chance: {
    readonly seed: number;
    readonly used: number;
    readonly script: readonly (string | number)[];
  };
}

/** The values of a card that nobody knows (an unknown library card, `?`). */
export const UNKNOWN_CARD: CopiableValues = {
  name: '?',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};
