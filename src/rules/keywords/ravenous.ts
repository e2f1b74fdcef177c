import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, you } from './words';

/** Enters with X +1/+1 counters; draws a card where X, that of the spell, is 5 or more (702.156a, 107.3m). */
export const ravenous: KeywordDefinition<'ravenous'> = {
  cites: [cr('702.156a'), cr('107.3m')],
  means: () => [
    {
      kind: 'static',
      effects: [
        {
          effect: 'replacement',
          event: { event: 'moved', object: [itself], to: 'battlefield' },
          with: [{ replace: 'entersWithCounters', counter: '+1/+1', count: { amount: 'x' } }],
        },
      ],
    },
    {
      kind: 'triggered',
      trigger: { event: 'moved', object: [itself], to: 'battlefield' },
      when: { if: 'compare', left: { amount: 'x' }, compare: '>=', right: 5 },
      content: { do: [{ kind: 'draw', player: you, count: 1 }] },
    },
  ],
};
