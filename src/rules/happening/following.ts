import type { Instruction } from '../effects/kinds';
import type { Target } from '../kernel/objects';
import type { Bound, Scope } from '../kernel/scope';
import type { Doing, Work } from './work';

/** A text being followed: the work, and what the words of the text mean now. */
export interface Following {
  readonly work: Work;
  readonly scope: Scope;
  /** Binds a value under a name for the instructions that come after; objects bound again inside `forEach` accumulate. */
  bind(name: string, value: Bound): void;
}

/** What is to be followed next, before the instruction after this one. */
export type Continuation =
  | {
      readonly next: 'list';
      readonly list: readonly Instruction[];
      readonly under: string;
      /** The same instruction is followed once more after the list. */
      readonly again?: boolean;
    }
  | {
      readonly next: 'each';
      readonly items: readonly Target[];
      readonly list: readonly Instruction[];
      readonly under: string;
    };

/**
 * Follows one instruction. Work carries it, since following is recursive by nature: an instruction may
 * ask for a payment, a payment for mana, and mana abilities are instructions again.
 */
export type Follow = (
  following: Following,
  instruction: Instruction,
) => Doing<Continuation | undefined>;
