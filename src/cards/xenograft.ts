import {
  card,
  choosing,
  constant,
  continuous,
  creature,
  entersWith,
  objects,
  youControl,
} from '../rules/authoring';

export const xenograft = card('Xenograft', '{4}{U}', 'Enchantment', {}, [
  constant(entersWith(choosing('creatureType'))),
  constant(continuous(objects(creature, youControl), { change: 'addTypes', chosenType: true })),
]);
