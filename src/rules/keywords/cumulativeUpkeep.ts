import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject, you } from './words';

/** Another age counter each upkeep; the cost for each of them, or it is sacrificed (702.24). */
export const cumulativeUpkeep: KeywordDefinition<'cumulativeUpkeep'> = {
  cites: [cr('702.24a'), cr('702.24b')],
  means: ({ cost }) => [
    {
      kind: 'triggered',
      trigger: { event: 'beginning', step: 'upkeep', of: you },
      when: { if: 'exists', filter: { where: [itself] } },
      content: {
        do: [
          { kind: 'putCounters', on: thisObject, counter: 'age', count: 1 },
          {
            kind: 'mayPay',
            player: you,
            cost,
            times: { amount: 'counters', on: thisObject, counter: 'age' },
            unpaid: [{ kind: 'sacrifice', player: you, what: thisObject }],
          },
        ],
      },
    },
  ],
};
