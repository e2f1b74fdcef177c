import type { Span } from '../abilities/ability';
import type { Condition } from '../abilities/references';
import type { Instruction } from './kinds';

/** Repeats a list while a condition holds after it ("repeat this process"). */
export interface Repeat {
  readonly kind: 'repeat';
  readonly do: readonly Instruction[];
  readonly while: Condition;
  readonly span?: Span;
}
