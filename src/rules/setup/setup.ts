import type { Ability } from '../abilities/ability';
import type {
  CardType,
  Color,
  CopiableValues,
  Face,
  Step,
  Supertype,
  Zone,
} from '../abilities/values';
import type { CardId, ObjectId, PlayerId } from '../kernel/ids';
import type { Chosen, FaceDown, Target } from '../kernel/objects';
import type { Variant } from '../kernel/state';
import type { KeywordName } from '../keywords/kinds';

/** One of the objects placed together, by its place in their list; an object that is there already; or a player. */
export type PlacedTarget = Target | { readonly placed: number };

/** What a copying effect changed in the copiable values (707.9): each field replaces the copied one. */
export interface PlacedExceptions {
  readonly name?: string;
  readonly manaCost?: string;
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  /** Abilities that it has besides. */
  readonly addAbilities?: readonly Ability[];
  /** Keywords that it lacks. */
  readonly withoutKeywords?: readonly KeywordName[];
}

/** What a placed object is a copy of: given values, or the copiable values of another object (707.2). */
export interface PlacedCopy {
  readonly of: { readonly values: CopiableValues } | Exclude<PlacedTarget, { player: PlayerId }>;
  readonly except?: PlacedExceptions;
}

/** How an object stands where it is placed. */
export interface Placement {
  readonly kind: 'card' | 'token';
  readonly printed: CopiableValues;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly controller?: PlayerId;
  readonly tapped?: boolean;
  readonly phasedOut?: boolean;
  /** It came under its controller's control this turn (302.6); not so when left out. */
  readonly sick?: boolean;
  readonly faceDown?: FaceDown | null;
  /** 1: a double-faced permanent with its back face up (712.8e, f). */
  readonly face?: Face | null;
  /** Left out: none but the loyalty of a planeswalker and the defense of a battle. */
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly attachedTo?: PlacedTarget;
  readonly attacking?: PlacedTarget;
  readonly chosen?: Chosen;
  /** The X of the spell that it was (107.3m). */
  readonly x?: number;
  /** The cards exiled with it (607.2a). */
  readonly exiled?: readonly PlacedTarget[];
  /** How often it was kicked, or which kickers were paid, by their text (702.33d). */
  readonly kicked?: number | readonly string[];
  readonly cast?: boolean;
  readonly copy?: PlacedCopy;
  /** Forces the order of timestamps; left out: the order of placing (613.7). */
  readonly timestamp?: number;
}

/** A player as the game begins. */
export interface PlayerSetup {
  readonly name: string;
  /** 20 when left out, 40 in the commander variant (119.1, 903.7). */
  readonly life?: number;
  /** Mana symbols in a row. */
  readonly manaPool?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly landsPlayed?: number;
  /** Places of the objects that are this player's commanders. */
  readonly commanders?: readonly number[];
  /** Combat damage taken from the commander at that place (903.10a). */
  readonly commanderDamage?: readonly { readonly placed: number; readonly amount: number }[];
  /** Cards nobody knows lie below the placed ones, without end. */
  readonly libraryUnknown?: boolean;
}

/** A position to begin with: plain data. */
export interface Setup {
  readonly variant?: Variant;
  readonly seed?: number;
  /** Results of the coins and dice to come, in order. */
  readonly chance?: readonly (string | number)[];
  /** In turn order. */
  readonly players: readonly PlayerSetup[];
  /** In the order of making; libraries top first. */
  readonly objects: readonly Placement[];
  readonly turn?: { readonly number?: number; readonly active?: PlayerId; readonly step?: Step };
  readonly monarch?: PlayerId;
  readonly initiative?: PlayerId;
}

/** What was made of a placement. */
export interface Made {
  readonly card: CardId;
  readonly object: ObjectId;
}
