import {
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  objects,
  youControl,
} from '../rules/authoring';

export const fervor = card('Fervor', '{2}{R}', 'Enchantment', {}, [
  constant(continuous(objects(creature, youControl), gain(keyword('haste')))),
]);
