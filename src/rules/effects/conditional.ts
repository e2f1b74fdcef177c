import type { Span } from '../abilities/ability';
import type { Condition } from '../abilities/references';
import type { Instruction } from './kinds';

/** Follows one list or the other (608.2c). */
export interface If {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: readonly Instruction[];
  readonly else?: readonly Instruction[];
  readonly span?: Span;
}
