import type { Manning } from '../abilities/costs';
import type { CopiableValues, Face, Zone } from '../abilities/values';
import type { RuleNumber } from '../citations';
import type { Mana } from '../mana/types';
import type { EditNote } from './edits';
import type { ContinuousEffect } from './effects';
import type { Entering } from './entering';
import type { MoveReason } from './facts';
import type { CardId, EffectId, ObjectId, PlayerId } from './ids';
import type { Chosen, ChosenTarget, FaceDown, GameObject, Target } from './objects';
import type { PaidCost } from './paying';
import type { StepKind } from './steps';
import type { CombatHappening, TurnHappening } from './turnEvents';

export type { Entering } from './entering';

/**
 * What may happen, each kind with all that is needed to apply it. The same value is first proposed,
 * then changed by replacement effects, then applied (614.1). Few and general.
 */
export type Happening =
  /** A change of zone. `object` is the old id; `as` is filled with the new object by applying. */
  | {
      readonly kind: 'moved';
      readonly object: ObjectId;
      readonly to: Zone;
      readonly why: MoveReason;
      readonly by?: PlayerId;
      /** Library only: place from the top, or 'bottom'. */
      readonly position?: number | 'bottom';
      readonly entering?: Entering;
      /** Further fields of the new object (a spell on the stack, a linked exile). */
      readonly fields?: Partial<GameObject>;
      /** The object that the card is exiled with (607.2a). */
      readonly linkedTo?: ObjectId;
      /** Filled by applying. */
      readonly from?: Zone;
      readonly became?: ObjectId;
    }
  /** Objects that were nowhere before: tokens, copies, abilities on the stack, emblems, and cards of an unknown library. */
  | {
      readonly kind: 'created';
      readonly what: 'token' | 'copy' | 'ability' | 'emblem' | 'card';
      readonly count: number;
      readonly values: CopiableValues;
      readonly owner: PlayerId;
      readonly zone: Zone;
      readonly entering?: Entering;
      readonly fields?: Partial<GameObject>;
      /** Further fields of each in turn, where they differ. */
      readonly each?: readonly Partial<GameObject>[];
      readonly became?: readonly ObjectId[];
    }
  /** An object ceases to exist (111.7, 707.10a, 608.2n for abilities). */
  | { readonly kind: 'ceased'; readonly object: ObjectId; readonly why: MoveReason }
  | { readonly kind: 'destroyed'; readonly object: ObjectId; readonly noRegeneration?: boolean }
  | {
      readonly kind: 'tapped';
      readonly object: ObjectId;
      readonly forMana?: boolean;
      /** It is tapped to crew or saddle that permanent (702.122b, 702.171c). */
      readonly mans?: { readonly object: ObjectId; readonly how: Manning };
    }
  /** A crew or saddle ability resolved for it: by whom its cost was paid (702.122d, 702.171b). */
  | {
      readonly kind: 'manned';
      readonly object: ObjectId;
      readonly how: Manning;
      readonly by: readonly ObjectId[];
    }
  | { readonly kind: 'untapped'; readonly object: ObjectId }
  /** A permanent is turned face down, or face up (null); X of the cost that was paid for it (702.37f). */
  | {
      readonly kind: 'turned';
      readonly object: ObjectId;
      readonly faceDown: FaceDown | null;
      readonly x?: number;
    }
  /** A double-faced permanent is turned over (701.27a); `was`: its name before. */
  | {
      readonly kind: 'transformed';
      readonly object: ObjectId;
      readonly face: Face | null;
      readonly was: string;
    }
  | {
      readonly kind: 'manaAdded';
      readonly player: PlayerId;
      readonly mana: readonly Mana[];
      /** The permanent tapped for it, when its ability's cost has {T} (106.12). */
      readonly tapped?: ObjectId;
    }
  | {
      readonly kind: 'manaSpent';
      readonly player: PlayerId;
      readonly mana: readonly Mana[];
      readonly on: ObjectId;
    }
  | { readonly kind: 'manaEmptied'; readonly player: PlayerId; readonly mana: readonly Mana[] }
  | {
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Target;
      readonly amount: number;
      readonly combat: boolean;
      /** By a source with deathtouch (702.2b). */
      readonly deathtouch?: boolean;
      /** Not marked on the permanent: it is no creature, or it gets −1/−1 counters instead (120.3). */
      readonly unmarked?: boolean;
      /** The commander that deals it as combat damage to a player (903.10a). */
      readonly commander?: CardId;
    }
  /** Damage, and what lasts as long as damage, wears off in the cleanup step (514.2). */
  | { readonly kind: 'damageWoreOff'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'phased'; readonly objects: readonly ObjectId[]; readonly in: boolean }
  | {
      readonly kind: 'life';
      readonly player: PlayerId;
      /** Positive: gained; negative: lost. */
      readonly change: number;
      readonly why: 'gain' | 'lose' | 'damage' | 'pay' | 'set';
    }
  | {
      readonly kind: 'draw';
      readonly player: PlayerId;
      /** Filled by applying: there was no card to draw (121.4). */
      readonly failed?: boolean;
    }
  | {
      readonly kind: 'counters';
      readonly on: Target;
      readonly counter: string;
      readonly change: number;
      /** It is the result of combat damage, so that no effect puts them (120.3, 614.16). */
      readonly byRule?: true;
    }
  | { readonly kind: 'attached'; readonly object: ObjectId; readonly to: Target | null }
  | { readonly kind: 'controlChanged'; readonly object: ObjectId; readonly to: PlayerId }
  | {
      readonly kind: 'chose';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly chosen: Chosen;
    }
  | {
      readonly kind: 'cast';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly from: Zone;
    }
  | {
      readonly kind: 'activated';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly ability: ObjectId | null;
    }
  | { readonly kind: 'triggered'; readonly object: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'targeted';
      readonly object: ObjectId;
      readonly targets: readonly (readonly ChosenTarget[])[];
      /** Those that were its targets before, where they were changed (115.7). */
      readonly unchanged?: readonly Target[];
      /** It is a copy, neither cast nor activated (707.10). */
      readonly copied?: true;
    }
  | {
      readonly kind: 'resolved';
      readonly object: ObjectId;
      readonly result: 'done' | 'noLegalTargets' | 'clauseNotMet';
    }
  | { readonly kind: 'countered'; readonly object: ObjectId; readonly by: ObjectId | null }
  | { readonly kind: 'effectStarted'; readonly effect: ContinuousEffect }
  | { readonly kind: 'effectEnded'; readonly effect: EffectId }
  | TurnHappening
  | { readonly kind: 'priorityGiven'; readonly player: PlayerId }
  | { readonly kind: 'priorityPassed'; readonly player: PlayerId }
  | CombatHappening
  | { readonly kind: 'shuffled'; readonly player: PlayerId; readonly order: readonly ObjectId[] }
  | {
      readonly kind: 'libraryOrdered';
      readonly player: PlayerId;
      readonly top: readonly ObjectId[];
      readonly bottom: readonly ObjectId[];
    }
  | {
      readonly kind: 'revealed';
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      readonly look: boolean;
    }
  | { readonly kind: 'regenerated'; readonly object: ObjectId }
  | { readonly kind: 'shieldMade'; readonly object: ObjectId }
  | { readonly kind: 'used'; readonly object: ObjectId; readonly ability: string }
  | { readonly kind: 'landPlayed'; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly kind: 'lost';
      readonly player: PlayerId;
      readonly why: 'life' | 'poison' | 'draw' | 'commander' | 'effect' | 'concede';
    }
  | { readonly kind: 'won'; readonly player: PlayerId | null }
  | { readonly kind: 'left'; readonly player: PlayerId }
  /** A player becomes the monarch, who then is no other (725.3). */
  | { readonly kind: 'becameMonarch'; readonly player: PlayerId }
  /** A player is to be controlled by another during their next turn (723.1). */
  | {
      readonly kind: 'controlTaken';
      readonly player: PlayerId;
      readonly by: PlayerId;
      readonly extraTurn?: boolean;
    }
  /** A step of a larger procedure that changes nothing but matters to a judge: parts of 601.2, 608.2, checks of 704.3. */
  | {
      readonly kind: 'step';
      readonly what: StepKind;
      readonly objects: readonly ObjectId[];
      readonly detail?: string;
      readonly amount?: number;
      /** Of a payment: how the cost was made up, and what paid for it. */
      readonly cost?: PaidCost;
    }
  /** A replacement or prevention effect was applied (614.6, 616.1). */
  | {
      readonly kind: 'replaced';
      readonly by: ObjectId;
      readonly what: HappeningKind;
      readonly proof?: ReplacementProof;
    }
  /** A change by hand: what it is about, and what of it is other than before. */
  | {
      readonly kind: 'edited';
      readonly what: string;
      readonly objects?: readonly ObjectId[];
      readonly player?: PlayerId;
      readonly notes?: readonly EditNote[];
    };

/** How an effect came to replace what was about to happen. Everything in it is shared with the work that did it. */
export interface ReplacementProof {
  /** Those with the same number are of one proposal, in order. */
  readonly proposal: number;
  /** What was about to happen, and what is about to happen instead. */
  readonly was: Happening;
  readonly became: readonly Happening[];
  /** The sources of the other effects that could have been applied then (616.1). */
  readonly others: readonly ObjectId[];
  /** Who chose this one among them; else why nobody did: the rules say which comes first, or it is all the same. */
  readonly chooser?: PlayerId;
  readonly order?: 'given' | 'same';
  /** Effects that look for such an event and did not apply. */
  readonly unapplied: readonly Unapplied[];
}

/** An effect that did not apply: to this event it has applied already, it is about others, or its condition fails. */
export interface Unapplied {
  readonly source: ObjectId;
  readonly why: 'once' | 'otherEvent' | 'condition';
}

/** What kinds of thing may happen. */
export type HappeningKind = Happening['kind'];

/** A thing that happened: what, why, by which rules, and what it touched. */
export type GameEvent = Happening & {
  /** At least one, unless done by hand (law 7). */
  readonly cites: readonly RuleNumber[];
  readonly byHand?: boolean;
  /** The object whose text or rule caused it. */
  readonly cause?: ObjectId;
  /** The place in the cause's text: offsets as in its rendered text are found through this path of nodes. */
  readonly path?: readonly (string | number)[];
  /** Events of one batch happened at once (they share the number). */
  readonly batch: number;
};
