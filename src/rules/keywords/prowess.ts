import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { creature, thisObject, you } from './words';

/** +1/+1 until end of turn whenever its controller casts a noncreature spell; each instance by itself (702.108). */
export const prowess: KeywordDefinition<'prowess'> = {
  cites: [cr('702.108a'), cr('702.108b')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'cast', spell: [{ is: 'not', not: creature }], by: you },
      content: {
        do: [
          {
            kind: 'apply',
            to: thisObject,
            changes: [{ change: 'modifyPT', power: 1, toughness: 1 }],
            duration: 'endOfTurn',
          },
        ],
      },
    },
  ],
};
