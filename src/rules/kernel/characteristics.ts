import type { Ability } from '../abilities/ability';
import type { CardType, Color, Supertype } from '../abilities/values';
import type { ObjectId, PlayerId } from './ids';

/** An ability that an object has, and where it has it from. */
export interface HeldAbility {
  readonly ability: Ability;
  /**
   * Tells this ability apart from the object's others and stays the same while it has it:
   * `p0`, `p1` … printed (or copied) ones in order, `b:Forest` intrinsic (305.6), else by the effect that gives it.
   */
  readonly key: string;
  /** The object whose effect gives it; null for printed, copied and intrinsic ones. */
  readonly from: ObjectId | null;
}

/** The characteristics of an object after all continuous effects (109.3, 613), and its controller (layer 2). */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: string | null;
  /** X counts as what was chosen on the stack, as 0 elsewhere (202.3e). */
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly HeldAbility[];
  /** Keywords that an effect says it can't have or gain. */
  readonly cantHave?: readonly string[];
  /** Null where the object is no creature and has none printed. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** After layer 7b, before modifications (613.4b). */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  /** Printed loyalty and defense; the counters are on the object. */
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly controller: PlayerId;
}
