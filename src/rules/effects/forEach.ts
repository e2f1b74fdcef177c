import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, Players } from '../abilities/references';
import type { Instruction } from './kinds';

/** For each player or object, in APNAP order or as listed (101.4); `bind` gathers what was chosen in it. */
export interface ForEach {
  readonly kind: 'forEach';
  readonly of: Players | ObjectRef | Filter;
  readonly do: readonly Instruction[];
  readonly span?: Span;
}
