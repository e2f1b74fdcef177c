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

export const levitation = card('Levitation', '{2}{U}{U}', 'Enchantment', {}, [
  constant(continuous(objects(creature, youControl), gain(keyword('flying')))),
]);
