import type { Content, Span } from '../abilities/ability';
import { cr } from '../citations';
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
    const { turn, waiting } = work.state;
    const { resolving: _, ...kept } = scope;
    work.set({
      waiting: [
        ...waiting,
        {
          source: scope.source,
          controller: scope.you,
          // It has triggered already: the pattern is not held against anything any more.
          ability: {
            kind: 'triggered',
            trigger: { event: 'beginning', step: turn.step },
            content,
          },
          key: 'reflexive',
          facts: scope.event ?? { kind: 'beginning', step: turn.step },
          scope: kept,
          mana: false,
        },
      ],
    });
    work.tell('triggerWaiting', [cr('603.12')], [scope.source]);
    return next(undefined);
  },
};
