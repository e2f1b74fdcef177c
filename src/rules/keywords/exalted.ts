import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { creature, youControl } from './words';

/** +1/+1 until end of turn for a creature that its controller attacks with alone (702.83, 506.5). */
export const exalted: KeywordDefinition<'exalted'> = {
  cites: [cr('702.83a'), cr('702.83b')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'attacks', object: [creature, youControl], alone: true },
      content: {
        do: [
          {
            kind: 'apply',
            to: { ref: 'event' },
            changes: [{ change: 'modifyPT', power: 1, toughness: 1 }],
            duration: 'endOfTurn',
          },
        ],
      },
    },
  ],
};
