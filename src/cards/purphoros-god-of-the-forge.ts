import {
  activated,
  apply,
  card,
  compare,
  constantWhile,
  continuous,
  creature,
  damage,
  devotionTo,
  does,
  keyword,
  mana,
  modifyPT,
  objects,
  opponents,
  other,
  pay,
  pt,
  thisObject,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const purphorosGodOfTheForge = card(
  'Purphoros, God of the Forge',
  '{3}{R}',
  'Legendary Enchantment Creature — God',
  pt(6, 5),
  [
    keyword('indestructible'),
    constantWhile(
      compare(devotionTo('R'), '<', 5),
      continuous(thisObject, { change: 'removeTypes', types: ['Creature'] }),
    ),
    triggered(when.enters(other, creature, youControl), does(damage(2, opponents))),
    activated(
      pay(mana('{2}{R}')),
      does(apply(objects(creature, youControl), 'endOfTurn', modifyPT(1, 0))),
    ),
  ],
);
