import type { Condition, Filter } from '../abilities/references';
import type { Change } from '../abilities/statics';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { Layer } from './layers';
import type { Reads } from './reads';

/** A continuous effect on characteristics or control, as the layers see it. */
export interface LayerEffect {
  /** The same for the same effect in every computation. */
  readonly id: string;
  readonly source: ObjectId;
  readonly timestamp: number;
  readonly scope: Scope;
  /** A set of objects: locked in (611.2c), or the source itself, or what it is attached to. */
  readonly objects: ReadonlySet<ObjectId> | null;
  /** Objects that match now (611.3a), where no set is given. */
  readonly filter: Filter | null;
  readonly when: Condition | null;
  /** The ability that generates it, for effects of static abilities. */
  readonly ability: { readonly key: string } | null;
  readonly changes: readonly Change[];
  /** The kind of counters that generate it (122.1b). */
  readonly counter?: string;
  /** Changes in more than one layer: the objects that it applies to in the first stay with it (613.6). */
  readonly spans: boolean;
  readonly reads: Reads;
}

/** One place in the order of application: an effect in one layer, or the beginning of a layer. */
export type Entry =
  | {
      readonly entry: 'layer';
      readonly layer: Layer;
    }
  | {
      readonly entry: 'effect';
      readonly layer: Layer;
      readonly effect: LayerEffect;
      readonly changes: readonly Change[];
      /** Effects that it waited for (613.8b), by id. */
      readonly after: readonly string[];
    };
