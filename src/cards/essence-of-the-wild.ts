import {
  card,
  constant,
  creature,
  isObject,
  pt,
  replaces,
  thisObject,
  when,
  youControl,
} from '../rules/authoring';

export const essenceOfTheWild = card(
  'Essence of the Wild',
  '{3}{G}{G}{G}',
  'Creature — Avatar',
  pt(6, 6),
  [
    constant(
      replaces(when.enters(creature, youControl), {
        replace: 'entersAsCopy',
        of: { where: [isObject(thisObject)] },
        optional: false,
      }),
    ),
  ],
);
