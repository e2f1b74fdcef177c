import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { you } from './words';

/** For {W/B} with each spell cast, each opponent loses 1 life, and as much is gained as was lost (702.101a). */
export const extort: KeywordDefinition<'extort'> = {
  cites: [cr('702.101a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'cast', spell: [], by: you },
      content: {
        do: [
          {
            kind: 'mayPay',
            player: you,
            cost: [{ pay: 'mana', mana: '{W/B}' }],
            paid: [
              { kind: 'loseLife', player: { player: 'opponents' }, amount: 1, bind: 'lost' },
              { kind: 'gainLife', player: you, amount: { amount: 'bound', name: 'lost' } },
            ],
          },
        ],
      },
    },
  ],
};
