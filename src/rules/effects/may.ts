import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import type { Instruction } from './kinds';

/** "You may …" (608.2d); `bind` lets "if you do" look back. */
export interface May {
  readonly kind: 'may';
  readonly player: PlayerRef;
  readonly do: readonly Instruction[];
  readonly then?: readonly Instruction[];
  readonly else?: readonly Instruction[];
  readonly span?: Span;
}
