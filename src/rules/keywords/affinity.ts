import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, you, youControl } from './words';

/** The spell costs {1} less for each such permanent that its caster controls (702.41a). */
export const affinity: KeywordDefinition<'affinity'> = {
  cites: [cr('702.41a')],
  means: ({ for: where }) => [
    {
      kind: 'static',
      effects: [
        {
          effect: 'cost',
          spells: [itself],
          by: you,
          reduce: { amount: 'count', of: { where: [...where, youControl] } },
        },
      ],
      zones: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
};
