import type { Manning } from './costs';
import type { CardType, Color, Phase, Step, Supertype, Zone } from './values';

/**
 * An object that an instruction or a static ability speaks of.
 * - `this`: the source of the ability, or the spell (201.5)
 * - `target`: target number `slot` of the ability, from 0 (115.1)
 * - `event`: the object of the event that caused the trigger or is being replaced ("that creature", "it")
 * - `eventSource`: what dealt the damage, targeted, or else caused that event ("that spell or ability")
 * - `bound`: what an earlier instruction made, moved or chose under that name
 * - `each`: the object now looked at by `forEach`, by a filter, or by a continuous effect
 * - `attached`: the object this is attached to ("enchanted creature", "equipped creature")
 * - `linked`: the cards exiled with this (607.2a)
 * - `resolving`: the spell or ability on the stack that is now resolving ("this spell", "other abilities")
 */
export type ObjectRef =
  | { readonly ref: 'this' }
  | { readonly ref: 'target'; readonly slot: number }
  | { readonly ref: 'event' }
  | { readonly ref: 'eventSource' }
  | { readonly ref: 'bound'; readonly name: string }
  | { readonly ref: 'each' }
  | { readonly ref: 'attached' }
  | { readonly ref: 'linked' }
  | { readonly ref: 'resolving' };

/**
 * A player. `you` is the controller of the ability or spell; `eventPlayer` the player of the event
 * ("that player"); `each` the player now looked at by `forEach`; `defending` is 508.5.
 */
export type PlayerRef =
  | { readonly player: 'you' }
  | { readonly player: 'target'; readonly slot: number }
  | { readonly player: 'event' }
  | { readonly player: 'each' }
  | { readonly player: 'bound'; readonly name: string }
  | { readonly player: 'active' }
  | { readonly player: 'defending' }
  /** The player who has that designation (725.1). */
  | { readonly player: 'monarch' }
  | { readonly player: 'chosen' }
  | { readonly player: 'controllerOf'; readonly of: ObjectRef }
  | { readonly player: 'ownerOf'; readonly of: ObjectRef };

/** Several players: one by reference, all, or the opponents of `you` (102.2, 102.3). */
export type Players = PlayerRef | { readonly player: 'all' } | { readonly player: 'opponents' };

export type Comparison = '=' | '<' | '<=' | '>' | '>=' | '!=';

/** A quality that an object has or lacks; a noun phrase is a list of them, all of which must hold. */
export type Predicate =
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'subtype'; readonly subtype: string }
  | { readonly is: 'supertype'; readonly supertype: Supertype }
  | { readonly is: 'permanent' }
  | { readonly is: 'spell' }
  /** An activated or triggered ability on the stack (112). */
  | { readonly is: 'ability'; readonly kind?: 'activated' | 'triggered' }
  | { readonly is: 'card' }
  /** A card or token of a permanent type, wherever it is (110.4a). */
  | { readonly is: 'permanentCard' }
  /** A spell that was kicked, or a permanent that it became (702.33d). */
  | { readonly is: 'kicked' }
  | { readonly is: 'token' }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'colorless' }
  | { readonly is: 'colored' }
  | { readonly is: 'multicolored' }
  /** Of the colour, or creature type, chosen as `this` entered (607.2d). */
  | { readonly is: 'chosenColor' }
  | { readonly is: 'chosenType' }
  | { readonly is: 'controlledBy'; readonly player: Players }
  | { readonly is: 'ownedBy'; readonly player: Players }
  | { readonly is: 'tapped' }
  | { readonly is: 'faceDown' }
  /** A double-faced permanent with its back up (701.27g). */
  | { readonly is: 'transformed' }
  /** A spell or ability on the stack with exactly one target (115.7). */
  | { readonly is: 'singleTarget' }
  /** It has become saddled this turn (702.171b). */
  | { readonly is: 'saddled' }
  /** It crewed, or saddled, that permanent this turn. */
  | { readonly is: 'manned'; readonly how: Manning; readonly object: ObjectRef }
  | { readonly is: 'attacking' }
  /** Was declared as an attacker this turn (508.1). */
  | { readonly is: 'attackedThisTurn' }
  | { readonly is: 'blocking' }
  | { readonly is: 'blocked' }
  | { readonly is: 'keyword'; readonly keyword: string }
  | { readonly is: 'named'; readonly name: string }
  /** A card put there, where it is, this turn. */
  | { readonly is: 'putThereThisTurn' }
  /** A spell or ability whose targets are all one object that has these qualities (115). */
  | { readonly is: 'targetsOnly'; readonly where: readonly Predicate[] }
  | { readonly is: 'manaValue'; readonly compare: Comparison; readonly to: Amount }
  | { readonly is: 'power'; readonly compare: Comparison; readonly to: Amount }
  | { readonly is: 'toughness'; readonly compare: Comparison; readonly to: Amount }
  | { readonly is: 'hasCounter'; readonly counter?: string }
  /** Its mana cost is one of these, `"{1}"`. */
  | { readonly is: 'manaCost'; readonly costs: readonly string[] }
  | { readonly is: 'attachedTo'; readonly object: ObjectRef }
  /** The very object, or one of those, that the reference means. */
  | { readonly is: 'object'; readonly object: ObjectRef }
  | { readonly is: 'commander' }
  | { readonly is: 'not'; readonly not: Predicate }
  | { readonly is: 'or'; readonly of: readonly (readonly Predicate[])[] };

/** Objects in the named zones (the battlefield when left out) that have all the qualities. */
export interface Filter {
  readonly zones?: readonly Zone[];
  readonly where: readonly Predicate[];
}

/** A number that text gives. Undefined numbers count as 0 (107.2). */
export type Amount =
  | number
  /** The X of the spell, ability, or of the spell that became this permanent (107.3). */
  | { readonly amount: 'x' }
  | { readonly amount: 'count'; readonly of: Filter }
  | { readonly amount: 'countBound'; readonly name: string }
  /** How many different colours, or card types, there are among a group (105, 205.2). */
  | { readonly amount: 'kinds'; readonly of: 'color' | 'cardType'; readonly among: Filter }
  | { readonly amount: 'power'; readonly of: ObjectRef }
  | { readonly amount: 'toughness'; readonly of: ObjectRef }
  | { readonly amount: 'manaValue'; readonly of: ObjectRef }
  | { readonly amount: 'counters'; readonly on: ObjectRef; readonly counter: string }
  /** The sum of the powers or toughnesses of a group. */
  | {
      readonly amount: 'total';
      readonly value: 'power' | 'toughness' | 'manaValue';
      readonly of: Filter | ObjectRef;
    }
  | { readonly amount: 'devotion'; readonly player: PlayerRef; readonly colors: readonly Color[] }
  | { readonly amount: 'handSize'; readonly player: PlayerRef }
  | { readonly amount: 'life'; readonly player: PlayerRef }
  /** How often this spell was kicked, or the spell that became this permanent (702.33d). */
  | { readonly amount: 'timesKicked' }
  /** How many spells were cast before that one this turn (702.40a). */
  | { readonly amount: 'castBefore'; readonly spell: ObjectRef }
  /** Mana spent to cast this spell, or the spell that became this permanent (202.3f has no part in it). */
  | { readonly amount: 'manaSpent' }
  /** The amount of the event: damage dealt, life gained, cards drawn … */
  | { readonly amount: 'event' }
  | { readonly amount: 'bound'; readonly name: string }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'times'; readonly factor: number; readonly of: Amount }
  | { readonly amount: 'difference'; readonly of: Amount; readonly less: Amount };

/** A condition that text sets. */
export type Condition =
  /** This spell, or the spell that became this permanent, was kicked (702.33d). */
  | { readonly if: 'kicked'; readonly kicker?: string }
  /** `this`, or the object named, was cast: it, or the spell that became it (601). */
  | { readonly if: 'wasCast'; readonly object?: ObjectRef }
  | {
      readonly if: 'compare';
      readonly left: Amount;
      readonly compare: Comparison;
      readonly right: Amount;
    }
  /** This spell, or the spell that became this permanent, was cast for that alternative cost (118.9). */
  | { readonly if: 'castFor'; readonly alternative: string }
  /** At least `atLeast` (1) objects match. */
  | { readonly if: 'exists'; readonly filter: Filter; readonly atLeast?: Amount }
  | { readonly if: 'matches'; readonly object: ObjectRef; readonly where: readonly Predicate[] }
  /** Something happened this turn: the pattern is held against the turn's events (603.4, 608.2i). */
  | { readonly if: 'happened'; readonly event: EventPattern }
  | { readonly if: 'activePlayer'; readonly player: PlayerRef }
  /** One of the players is the monarch (725.1). */
  | { readonly if: 'monarch'; readonly player: Players }
  /** Two objects of the group share a colour (105). */
  | { readonly if: 'shareColor'; readonly objects: ObjectRef }
  /** The earlier instruction under that name was done ("if you do", 608.2c). */
  | { readonly if: 'did'; readonly name: string }
  | { readonly if: 'not'; readonly not: Condition }
  | { readonly if: 'and'; readonly of: readonly Condition[] }
  | { readonly if: 'or'; readonly of: readonly Condition[] };

/**
 * An event as triggers, replacement effects and conditions describe it (603.2, 614.1).
 * A left-out field means that anything fits. `object` predicates see the object as 603.10 says:
 * leaves-the-battlefield events look back.
 */
export type EventPattern =
  | {
      readonly event: 'moved';
      readonly object: readonly Predicate[];
      readonly from?: Zone | 'anywhereBut';
      readonly to?: Zone;
      readonly notFrom?: Zone;
      readonly why?: 'discard' | 'sacrifice' | 'draw' | 'mill' | 'destroy';
    }
  | {
      readonly event: 'cast';
      readonly spell: readonly Predicate[];
      readonly by?: Players;
    }
  | { readonly event: 'activated'; readonly object: readonly Predicate[]; readonly by?: Players }
  /** A player attacks: attackers were declared (508.1m), at least one. */
  | { readonly event: 'attackersDeclared'; readonly by?: Players }
  | {
      readonly event: 'attacks';
      readonly object: readonly Predicate[];
      readonly whom?: Players;
      readonly alone?: boolean;
    }
  /** A player exerts it (701.43a). */
  | { readonly event: 'exerted'; readonly object: readonly Predicate[]; readonly by?: Players }
  | { readonly event: 'blocks'; readonly object: readonly Predicate[] }
  | { readonly event: 'becomesBlocked'; readonly object: readonly Predicate[] }
  /**
   * A trigger that names to whom but no `source` waits for "is dealt damage": once for what all sources deal
   * at one time, and its amount is the whole. "A source deals damage" is of each: any source is `[]`.
   */
  | {
      readonly event: 'damage';
      readonly source?: readonly Predicate[];
      readonly toObject?: readonly Predicate[];
      readonly toPlayer?: Players;
      readonly combat?: boolean;
    }
  /** A permanent is tapped for mana (106.12a), of the chosen colour where asked. */
  | {
      readonly event: 'tappedForMana';
      readonly object: readonly Predicate[];
      readonly by?: Players;
      readonly mana?: { readonly of: 'chosenColor' } | { readonly type: Color | 'C' };
    }
  | {
      readonly event: 'beginning';
      readonly step: Step;
      readonly of?: Players;
      /** Of the extra turn that is bound under that name (500.7). */
      readonly inTurn?: string;
    }
  /** A phase begins, or a turn: what skipping replaces (614.10). */
  | { readonly event: 'phase'; readonly phase: Phase; readonly of?: Players }
  | { readonly event: 'turn'; readonly of?: Players }
  | { readonly event: 'tapped'; readonly object: readonly Predicate[] }
  | { readonly event: 'untapped'; readonly object: readonly Predicate[] }
  | { readonly event: 'phasedIn'; readonly object: readonly Predicate[] }
  | { readonly event: 'phasedOut'; readonly object: readonly Predicate[] }
  /** A creature crews a Vehicle, or saddles a permanent (702.122b, 702.171c): the `eventSource`. */
  | { readonly event: 'mans'; readonly how: Manning; readonly object: readonly Predicate[] }
  /** It becomes crewed, or saddled (702.122d, 702.171b). */
  | {
      readonly event: 'becomesManned';
      readonly how: Manning;
      readonly object: readonly Predicate[];
    }
  | { readonly event: 'turnedFaceUp'; readonly object: readonly Predicate[] }
  | { readonly event: 'becomesMonarch'; readonly player?: Players }
  /** A permanent transforms, and has the qualities then (701.27e). */
  | { readonly event: 'transformed'; readonly object: readonly Predicate[] }
  | { readonly event: 'lifeGained'; readonly player?: Players }
  | { readonly event: 'lifeLost'; readonly player?: Players }
  | { readonly event: 'drawn'; readonly player?: Players }
  /** Tokens would be created (replacement, 614.1a) or were created (111). */
  | { readonly event: 'tokensCreated'; readonly under?: Players }
  | {
      readonly event: 'countersPut';
      readonly object: readonly Predicate[];
      readonly counter?: string;
      /** "If an effect would put": not a cost, and not what damage results in (614.16, 118.11). */
      readonly byEffect?: true;
      /** There were fewer than one of these numbers on it and are now at least that many: a chapter ability (714.2b). */
      readonly reaches?: readonly number[];
    }
  /** Counters of that kind are removed from it; `last`: none is left. */
  | {
      readonly event: 'countersRemoved';
      readonly object: readonly Predicate[];
      readonly counter: string;
      readonly last?: true;
    }
  | {
      readonly event: 'becomesTarget';
      readonly object: readonly Predicate[];
      readonly by?: Players;
    }
  /** A player loses control of it, another gains it (108.4). */
  | {
      readonly event: 'controlChanged';
      readonly object: readonly Predicate[];
      readonly from?: Players;
    }
  /** A player commits a crime (700.13). */
  | { readonly event: 'crime'; readonly by?: Players }
  /** It becomes attached to something (701.3). */
  | {
      readonly event: 'attached';
      readonly object: readonly Predicate[];
      readonly to?: readonly Predicate[];
    };

export type EventKind = EventPattern['event'];
