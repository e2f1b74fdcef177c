import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { you } from './words';

/** From the hand: pay and discard the card, find one with that quality (702.29e). */
export const typecycling: KeywordDefinition<'typecycling'> = {
  cites: [cr('702.29e')],
  means: ({ cost, for: where }) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...cost, { pay: 'discardThis' }],
      content: {
        do: [
          { kind: 'search', player: you, where, count: [1, 1], bind: 'found' },
          { kind: 'move', what: { ref: 'bound', name: 'found' }, to: 'hand', reveal: true },
          { kind: 'shuffle', player: you },
        ],
      },
    },
  ],
};
