import type { Span } from '../abilities/ability';
import type { Condition } from '../abilities/references';
import { cr } from '../citations';
import { isMet } from '../evaluate/conditions';
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
const MOST_TIMES = 1_000;

/**
 * Follows the list, then looks at the condition, and so on; how often is kept under a name of its own.
 * @throws Undecided where the process goes on without end (732.4).
 */
export const repeat: Execution<'repeat'> = {
  cites: [cr('608.2c')],
  execute({ work, scope, bind }, node) {
    const name = `repeated ${(work.cause.path ?? []).join('/')}`;
    const before = scope.bound?.[name];
    const times = before !== undefined && 'number' in before ? before.number : 0;
    if (times > 0 && !isMet(work.view, scope, node.while)) {
      bind(name, { number: 0 });
      work.tell('skipped', [cr('608.2c')], [scope.source]);
      return next(undefined);
    }
    if (times >= MOST_TIMES) {
      throw new Undecided('This process repeats without end, and nobody may stop it (732.4).');
    }
    bind(name, { number: times + 1 });
    return next({ next: 'list', list: node.do, under: 'do', again: true });
  },
};
