import type { Span } from '../abilities/ability';
import type { Amount, ObjectRef, PlayerRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';
import type { CopiableValues } from '../abilities/values';

/** Creates tokens (701.7, 111): as described, or copies of an object (707) perhaps with exceptions. */
export interface CreateToken {
  readonly kind: 'createToken';
  readonly token: CopiableValues | { readonly copyOf: ObjectRef; readonly except?: CopyExceptions };
  readonly count?: Amount;
  readonly player?: PlayerRef;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly bind?: string;
  readonly span?: Span;
}
