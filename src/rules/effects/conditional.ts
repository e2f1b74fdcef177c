import type { Span } from '../abilities/ability';
import type { Condition } from '../abilities/references';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { isMet } from '../evaluate/conditions';
import { type Execution, next } from './execution';
import type { Instruction } from './kinds';

/** Follows one list or the other (608.2c). */
export interface If {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: readonly Instruction[];
  readonly else?: readonly Instruction[];
  readonly span?: Span;
}

export const conditional: Execution<'if'> = {
  cites: [cr('608.2c')],
  execute({ work, scope }, { condition, then, else: otherwise }) {
    const met = isMet(work.view, scope, condition);
    const cites = [cr('608.2c'), ...rulesOf(condition)];
    if (met) {
      work.tell('instruction', cites, [scope.source]);
      return next({ next: 'list', list: then, under: 'then' });
    }
    work.tell('skipped', cites, [scope.source]);
    return next(
      otherwise === undefined ? undefined : { next: 'list', list: otherwise, under: 'else' },
    );
  },
};

/** The rules that say what the condition looks at. */
function rulesOf(condition: Condition): readonly RuleNumber[] {
  switch (condition.if) {
    case 'kicked':
      return [cr('702.33d')];
    case 'happened':
      return [cr('608.2i')];
    case 'not':
      return rulesOf(condition.not);
    case 'and':
    case 'or':
      return [...new Set(condition.of.flatMap(rulesOf))];
    default:
      return [];
  }
}
