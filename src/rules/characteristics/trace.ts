import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { LayerEffect } from './effect';
import type { Layer } from './layers';

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
    };

/** Is told each step of a computation, in order. */
export type Tracer = (step: TraceStep) => void;
