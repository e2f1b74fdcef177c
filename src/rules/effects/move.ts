import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, PlayerRef } from '../abilities/references';
import type { Zone } from '../abilities/values';

/** Puts objects into a zone: return to hand, put onto the battlefield, put on a library … (400.7). */
export interface Move {
  readonly kind: 'move';
  readonly what: ObjectRef | Filter;
  readonly to: Zone;
  readonly tapped?: boolean;
  readonly under?: PlayerRef;
  readonly position?: 'top' | 'bottom';
  readonly bind?: string;
  readonly span?: Span;
}
