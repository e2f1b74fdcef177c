import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself } from './words';

/** The player whom it attacks sacrifices that many permanents (702.86a, 508.5). */
export const annihilator: KeywordDefinition<'annihilator'> = {
  cites: [cr('702.86a')],
  means: ({ count }) => [
    {
      kind: 'triggered',
      trigger: { event: 'attacks', object: [itself] },
      content: {
        do: [
          {
            kind: 'sacrifice',
            player: { player: 'defending' },
            what: { where: [{ is: 'permanent' }] },
            count,
          },
        ],
      },
    },
  ],
};
