import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { you } from './words';

/** From the hand: pay and discard the card, draw a card (702.29a). */
export const cycling: KeywordDefinition<'cycling'> = {
  cites: [cr('702.29a')],
  means: ({ cost }) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...cost, { pay: 'discardThis' }],
      content: { do: [{ kind: 'draw', player: you, count: 1 }] },
    },
  ],
};
