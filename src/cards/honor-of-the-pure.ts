import {
  card,
  color,
  constant,
  continuous,
  creature,
  modifyPT,
  objects,
  youControl,
} from '../rules/authoring';

export const honorOfThePure = card('Honor of the Pure', '{1}{W}', 'Enchantment', {}, [
  constant(continuous(objects(color('W'), creature, youControl), modifyPT(1, 1))),
]);
