import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';

/** Exiles objects (701.13); `linked` remembers them with this object (607.2a), `bind` names them. */
export interface Exile {
  readonly kind: 'exile';
  readonly what: ObjectRef | Filter;
  readonly linked?: boolean;
  readonly bind?: string;
  readonly faceDown?: boolean;
  readonly span?: Span;
}
