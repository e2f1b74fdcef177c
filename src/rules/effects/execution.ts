import type { RuleNumber } from '../citations';
import type { Continuation, Following } from '../happening/following';
import type { Doing } from '../happening/work';
import type { InstructionKind, InstructionMap } from './kinds';

export type { Continuation, Following } from '../happening/following';

/** How an instruction is followed (608.2c), and by which rules. Control instructions return what to follow next. */
export interface Execution<K extends InstructionKind> {
  readonly cites: readonly RuleNumber[];
  execute(following: Following, instruction: InstructionMap[K]): Doing<Continuation | undefined>;
}

/** For instructions that ask nothing and let nothing happen themselves: what is to be followed next. */
export function* next(continuation: Continuation | undefined): Doing<Continuation | undefined> {
  yield* [];
  return continuation;
}

/** Nothing more to follow: what an instruction without a continuation returns. */
export const done = undefined;
