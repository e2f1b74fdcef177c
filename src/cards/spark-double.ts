import {
  card,
  constant,
  creature,
  either,
  entersWith,
  objects,
  planeswalker,
  pt,
  youControl,
} from '../rules/authoring';

export const sparkDouble = card('Spark Double', '{3}{U}', 'Creature — Illusion', pt(0, 0), [
  constant(
    entersWith({
      replace: 'entersAsCopy',
      of: objects(either([creature], [planeswalker]), youControl),
      optional: true,
      except: {
        entersWith: [
          { counter: '+1/+1', count: 1, ifType: 'Creature' },
          { counter: 'loyalty', count: 1, ifType: 'Planeswalker' },
        ],
        notSupertypes: ['Legendary'],
      },
    }),
  ),
]);
