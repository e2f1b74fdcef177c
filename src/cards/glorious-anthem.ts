import {
  card,
  constant,
  continuous,
  creature,
  modifyPT,
  objects,
  youControl,
} from '../rules/authoring';

export const gloriousAnthem = card('Glorious Anthem', '{1}{W}{W}', 'Enchantment', {}, [
  constant(continuous(objects(creature, youControl), modifyPT(1, 1))),
]);
