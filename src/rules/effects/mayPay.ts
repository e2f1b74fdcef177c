import type { Span } from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type { Amount, PlayerRef } from '../abilities/references';
import type { Instruction } from './kinds';

/** "You may pay …. If you do …", "unless … pays" (118.12). */
export interface MayPay {
  readonly kind: 'mayPay';
  readonly player: PlayerRef;
  readonly cost: Cost;
  readonly times?: Amount;
  readonly paid?: readonly Instruction[];
  readonly unpaid?: readonly Instruction[];
  readonly span?: Span;
}
