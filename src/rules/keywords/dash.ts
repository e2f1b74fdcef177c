import { cr } from '../citations';
import type { KeywordDefinition } from './definition';

/** Haste, where it was cast for its dash cost; it returns to hand by a delayed trigger of its resolving (702.109a). */
export const dash: KeywordDefinition<'dash'> = {
  cites: [cr('702.109a')],
  means: () => [
    {
      kind: 'static',
      when: { if: 'castFor', alternative: 'dash' },
      effects: [
        {
          effect: 'continuous',
          changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
        },
      ],
    },
  ],
};
