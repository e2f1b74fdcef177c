import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself } from './words';

/** A spell or ability of an opponent that targets it is countered unless that player pays (702.21a). */
export const ward: KeywordDefinition<'ward'> = {
  cites: [cr('702.21a')],
  means: ({ cost }) => [
    {
      kind: 'triggered',
      trigger: { event: 'becomesTarget', object: [itself], by: { player: 'opponents' } },
      content: {
        do: [
          {
            kind: 'mayPay',
            player: { player: 'event' },
            cost,
            unpaid: [{ kind: 'counter', what: { ref: 'eventSource' } }],
          },
        ],
      },
    },
  ],
};
