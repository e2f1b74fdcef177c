import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { itself, thisObject, you } from './words';

/**
 * When the spell is cast: cards are exiled until a nonland card of lesser mana value is, which may be cast for
 * free if the spell is lesser, too; the others go under the library in a random order (702.85a).
 */
export const cascade: KeywordDefinition<'cascade'> = {
  cites: [cr('702.85a')],
  means: () => [
    {
      kind: 'triggered',
      trigger: { event: 'cast', spell: [itself], by: you },
      content: {
        do: [
          {
            kind: 'exileUntil',
            player: you,
            where: [
              { is: 'not', not: { is: 'type', type: 'Land' } },
              { is: 'manaValue', compare: '<', to: { amount: 'manaValue', of: thisObject } },
            ],
            bind: 'found',
            all: 'exiled',
          },
          {
            kind: 'castNow',
            player: you,
            what: { ref: 'bound', name: 'found' },
            free: true,
            lessThan: { amount: 'manaValue', of: thisObject },
          },
          {
            kind: 'move',
            what: {
              zones: ['exile'],
              where: [{ is: 'object', object: { ref: 'bound', name: 'exiled' } }],
            },
            to: 'library',
            position: 'bottom',
            random: true,
          },
        ],
      },
    },
  ],
};
