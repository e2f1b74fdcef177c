import type { Predicate } from '../abilities/references';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { LayerEffect } from './effect';
import type { Layer } from './layers';

/** Why an effect does not apply to an object, or not in this layer. */
export type Idle =
  /** The object lacks qualities that the effect asks for now (611.3a). */
  | { readonly why: 'lacks'; readonly lacks: readonly Predicate[] }
  /** The effect holds only under a condition, and it is not met. */
  | { readonly why: 'condition' }
  /** It did not apply to the object in the first of its layers, so it does not in later ones (613.6). */
  | { readonly why: 'before' }
  /** The ability that would generate it is gone by then: what took it, and in which layer. */
  | { readonly why: 'lost'; readonly layer: Layer | null; readonly by: ObjectId | null };

/** One step of the way to a value: where it started, or what an effect made of it. */
export type TraceStep =
  | { readonly step: 'start'; readonly values: Characteristics }
  /** It is a permanent and no creature, and so without power and toughness (208.3). */
  | {
      readonly step: 'noncreature';
      readonly source: ObjectId;
      readonly before: Characteristics;
      readonly values: Characteristics;
    }
  | {
      readonly step: 'defining' | 'counters' | 'effect';
      readonly layer: Layer;
      readonly source: ObjectId;
      readonly effect: LayerEffect | null;
      readonly after: readonly string[];
      readonly before: Characteristics;
      readonly values: Characteristics;
    }
  /** An effect that is there, or would be, and changes nothing of this object. */
  | {
      readonly step: 'idle';
      readonly layer: Layer;
      readonly source: ObjectId;
      readonly effect: LayerEffect;
      readonly after: readonly string[];
      readonly before: Characteristics;
      readonly values: Characteristics;
      readonly idle: Idle;
    };

/** Is told each step of a computation, in order. */
export type Tracer = (step: TraceStep) => void;
