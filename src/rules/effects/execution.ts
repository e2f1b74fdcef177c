import type { RuleNumber } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { Target } from '../kernel/objects';
import type { Bound, Scope } from '../kernel/scope';
import type { Instruction, InstructionKind, InstructionMap } from './kinds';

/** A text being followed: the work, and what the words of the text mean now. */
export interface Following {
  readonly work: Work;
  readonly scope: Scope;
  /** Binds a value under a name for the instructions that come after; objects bound again inside `forEach` accumulate. */
  bind(name: string, value: Bound): void;
}

/** What is to be followed next, before the instruction after this one. */
export type Continuation =
  | { readonly next: 'list'; readonly list: readonly Instruction[]; readonly under: string }
  | {
      readonly next: 'each';
      readonly items: readonly Target[];
      readonly list: readonly Instruction[];
      readonly under: string;
    };

/** How an instruction is followed (608.2c), and by which rules. Control instructions return what to follow next. */
export interface Execution<K extends InstructionKind> {
  readonly cites: readonly RuleNumber[];
  execute(following: Following, instruction: InstructionMap[K]): Doing<Continuation | undefined>;
}

/** For instructions that do nothing but wait for their turn: no continuation. */
export const done = undefined;
