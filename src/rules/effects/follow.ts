import type { Continuation, Following } from '../happening/following';
import type { Doing } from '../happening/work';
import type { Execution } from './execution';
import { EXECUTIONS } from './index';
import type { Instruction, InstructionKind } from './kinds';

/** Follows one instruction as its kind is followed (608.2c). */
export function follow(
  following: Following,
  instruction: Instruction,
): Doing<Continuation | undefined> {
  const execution = EXECUTIONS[instruction.kind] as Execution<InstructionKind>;
  return execution.execute(following, instruction);
}
