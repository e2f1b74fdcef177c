import {
  activated,
  card,
  compare,
  constant,
  constantWhile,
  continuous,
  createToken,
  creature,
  devotionTo,
  does,
  gain,
  keyword,
  mana,
  objects,
  other,
  pay,
  pt,
  thisObject,
  tokenOf,
  youControl,
} from '../rules/authoring';

export const heliodGodOfTheSun = card(
  'Heliod, God of the Sun',
  '{3}{W}',
  'Legendary Enchantment Creature — God',
  pt(5, 6),
  [
    keyword('indestructible'),
    constantWhile(
      compare(devotionTo('W'), '<', 5),
      continuous(thisObject, { change: 'removeTypes', types: ['Creature'] }),
    ),
    constant(continuous(objects(other, creature, youControl), gain(keyword('vigilance')))),
    activated(
      pay(mana('{2}{W}{W}')),
      does(createToken(tokenOf('Enchantment Creature — Cleric', ['W'], pt(2, 1)))),
    ),
  ],
);
