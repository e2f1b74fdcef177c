import {
  card,
  constant,
  continuous,
  creature,
  loseAllAbilities,
  objects,
  setPT,
} from '../rules/authoring';

export const humility = card('Humility', '{2}{W}{W}', 'Enchantment', {}, [
  constant(continuous(objects(creature), loseAllAbilities, setPT(1, 1))),
]);
