import type { ActivatedAbility, Content, TriggeredAbility } from '../abilities/ability';
import type { Color, CopiableValues, Face, Zone } from '../abilities/values';
import type { CardId, EffectId, ObjectId, PlayerId } from './ids';
import type { Scope } from './scope';

/** What kind of thing an object is (109.1). `copy`: of a spell on the stack (707.10); `ability`: on the stack (112). */
export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem';

/** What was chosen as a permanent entered, or by hand (607.2d). */
export interface Chosen {
  readonly color?: Color;
  readonly type?: string;
  readonly player?: PlayerId;
  readonly name?: string;
  readonly number?: number;
}

/**
 * How an object came to be face down: this says which characteristics it has (708.2) and how it may be
 * turned face up (708.7). `plain`: by an effect that lists no characteristics (708.2a), or in exile (406.3).
 */
export type FaceDown = 'plain' | 'morph' | 'disguise' | 'manifest' | 'cloak';

/** How a permanent phased out (702.26). */
export interface Phasing {
  /** Whose untap step brings it back: who controlled it then (702.26a). */
  readonly under: PlayerId;
  /** It phased out indirectly, with the permanent that it is attached to (702.26g). */
  readonly with?: ObjectId;
}

/** A card in exile that its owner may cast on a later turn: plotted, or foretold (702.170d, 702.143a). */
export interface SetAside {
  readonly by: 'plot' | 'foretell';
  /** The turn in which that was done. */
  readonly turn: number;
}

/** A target that was chosen: an object or a player (115). */
export type Target = { readonly object: ObjectId } | { readonly player: PlayerId };

/** What was chosen for one instance of the word "target", with the share of a division (601.2d). */
export interface ChosenTarget {
  readonly target: Target;
  readonly amount?: number;
}

/** How a spell was cast, or the spell that became a permanent (400.7d, 607.2). */
export interface CastRecord {
  readonly by: PlayerId;
  readonly from: Zone;
}

/** What a spell or ability on the stack carries (601.2, 602.2, 603.3). */
export interface OnStack {
  readonly as: 'spell' | 'activated' | 'triggered';
  /** The object whose ability it is; the spell itself for a spell. */
  readonly source: ObjectId;
  readonly ability?: ActivatedAbility | TriggeredAbility;
  /** Content with the spell abilities of the object put in a row; targets' slots run through the chosen modes. */
  readonly content: Content | null;
  /** Of a delayed triggered ability: the effect that it was made by, with its id (603.7). */
  readonly delayed?: EffectId;
  /** Chosen modes by number from 0, in printed order (700.2). */
  readonly modes: readonly number[];
  /** By slot; the slots of the chosen modes one after another. */
  readonly targets: readonly (readonly ChosenTarget[])[];
  /** Values bound when it was put on the stack: the event of a trigger, bound objects of a delayed trigger. */
  readonly scope: Scope;
  /** Where a spell goes instead of the graveyard when it leaves the stack, by flashback and its like. */
  readonly exileInstead?: boolean;
  readonly cantBeCountered?: boolean;
  /** The alternative cost used, by keyword or by name of the card that offers it. */
  readonly alternative?: string;
}

/**
 * An object in a zone (109). Never changed in place. Characteristics are computed, not stored here;
 * `printed` holds the values before any copy effect.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly card: CardId;
  readonly kind: ObjectKind;
  readonly zone: Zone;
  readonly owner: PlayerId;
  /** Present controller; kept in step with control effects. In other zones: the owner. */
  readonly controller: PlayerId;
  /** The player under whose control it came, before control effects of layer 2. */
  readonly baseController: PlayerId;
  /** Printed values of a card, values given by the effect for a token or copy. */
  readonly printed: CopiableValues;
  /** When it entered the zone or was last attached (613.7). */
  readonly timestamp: number;
  readonly tapped: boolean;
  /** Null: face up. */
  readonly faceDown: FaceDown | null;
  /**
   * Which set of characteristics it has, where not those by default: the back of a double-faced permanent
   * or spell, the half or the Adventure that a spell was cast as (709.3b, 712.8, 715.3b). Null: the default.
   */
  readonly face: Face | null;
  /** The next new id when it last transformed: abilities with older ones can't make it do so again (701.27f). */
  readonly turnedAt: number;
  readonly phasedOut: boolean;
  /** How it phased out, while it is; left out where that was by hand. */
  readonly phasing?: Phasing;
  /** Not continuously controlled since its controller's most recent turn began (302.6). */
  readonly sick: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since the last state-based check (704.5h). */
  readonly deathtouched: boolean;
  readonly attachedTo: Target | null;
  readonly attachments: readonly ObjectId[];
  readonly chosen: Chosen;
  /** Cards exiled with it, as the objects that they became then: once moved on they are others (607.2a, 400.7). */
  readonly linked: readonly ObjectId[];
  readonly cast: CastRecord | null;
  /** Costs of kicker paid, each as often as paid, by their text (`"{C}"`); kept by the permanent (702.33d). */
  readonly kicked: readonly string[];
  /** The alternative cost by whose keyword it was cast; kept by the permanent, copied with a spell (118.9, 707.10). */
  readonly alternative?: string;
  /** How much mana was spent to cast it; kept by the permanent. */
  readonly manaSpent?: number;
  /** X chosen for the spell, kept for the permanent that it becomes (107.3m); null where none. */
  readonly x: number | null;
  readonly onStack: OnStack | null;
  /** Regeneration shields (701.19). */
  readonly shields: number;
  /** In exile: it is plotted, or foretold. */
  readonly aside?: SetAside;
  /** Loyalty ability activated this turn (606.3); abilities "once each turn" by their key. */
  readonly usedThisTurn: readonly string[];
  /** Some of it was set by hand: shown as such. */
  readonly byHand: boolean;
}
