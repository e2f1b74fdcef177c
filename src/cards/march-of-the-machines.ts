import {
  addTypes,
  artifact,
  card,
  constant,
  continuous,
  creature,
  eachObject,
  manaValueOf,
  not,
  objects,
  setPT,
} from '../rules/authoring';

export const marchOfTheMachines = card('March of the Machines', '{3}{U}', 'Enchantment', {}, [
  constant(
    continuous(
      objects(not(creature), artifact),
      addTypes(['Artifact', 'Creature']),
      setPT(manaValueOf(eachObject), manaValueOf(eachObject)),
    ),
  ),
]);
