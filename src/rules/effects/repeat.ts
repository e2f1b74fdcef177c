import type { Span } from '../abilities/ability';
import type { Condition } from '../abilities/references';
import { cr } from '../citations';
import { Undecided } from '../kernel/results';
import { type Execution, next } from './execution';
import type { Instruction } from './kinds';

/** Repeats a list while a condition holds after it ("repeat this process"). */
export interface Repeat {
  readonly kind: 'repeat';
  readonly do: readonly Instruction[];
  readonly while: Condition;
  readonly span?: Span;
}

/** More repetitions than any process that comes to an end needs. */
const MOST_TIMES = 2_000;
const TIMES = 'repeated';

/** @throws Undecided where the process goes on without end (732.4). */
export const repeat: Execution<'repeat'> = {
  cites: [cr('608.2c')],
  execute({ scope, bind }, node) {
    const before = scope.bound?.[TIMES];
    const times = before !== undefined && 'number' in before ? before.number : 0;
    if (times >= MOST_TIMES) {
      throw new Undecided('This process repeats without end, and nobody may stop it (732.4).');
    }
    bind(TIMES, { number: times + 1 });
    const then = [node];
    const again = { kind: 'if' as const, condition: node.while, then };
    return next({ next: 'list', list: [...node.do, again], under: 'do' });
  },
};
