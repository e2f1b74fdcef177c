import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { becomingManned, tappingPower } from './manning';
import { thisObject } from './words';

/** Tap creatures with that much power: the Vehicle becomes an artifact creature for the turn (702.122a). */
export const crew: KeywordDefinition<'crew'> = {
  cites: [cr('702.122a'), cr('301.7')],
  means: ({ power }) => [
    {
      kind: 'activated',
      cost: tappingPower('crew', power),
      content: {
        do: [
          {
            kind: 'apply',
            to: thisObject,
            changes: [{ change: 'addTypes', types: ['Artifact', 'Creature'] }],
            duration: 'endOfTurn',
          },
          becomingManned('crew'),
        ],
      },
    },
  ],
};
