import type { Content, Span } from '../abilities/ability';
import { cr, type RuleNumber } from '../citations';
import type { Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { type Execution, next } from './execution';

/** A reflexive trigger: "when you do" (603.12). */
export interface Reflexive {
  readonly kind: 'reflexive';
  readonly content: Content;
  readonly span?: Span;
}

/** The ability goes on the stack the next time a player would receive priority (603.12, 603.3). */
export const reflexive: Execution<'reflexive'> = {
  cites: [cr('608.2c'), cr('603.12')],
  execute({ work, scope }, { content }) {
    const { resolving: _, ...kept } = scope;
    waitReflexive(work, kept, content, cr('603.12'));
    return next(undefined);
  },
};

/** What is to be done "when you do" waits to be put on the stack: it has triggered already. */
export function waitReflexive(work: Work, scope: Scope, content: Content, cite: RuleNumber): void {
  const { turn, waiting } = work.state;
  work.set({
    waiting: [
      ...waiting,
      {
        source: scope.source,
        controller: scope.you,
        // The pattern is not held against anything any more.
        ability: {
          kind: 'triggered',
          trigger: { event: 'beginning', step: turn.step },
          content,
        },
        key: 'reflexive',
        facts: scope.event ?? { kind: 'beginning', step: turn.step },
        scope,
        mana: false,
      },
    ],
  });
  work.tell('triggerWaiting', [cite], [scope.source]);
}
