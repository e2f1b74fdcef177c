import { card, constant, creature, forbids, mana, objects, pay } from '../rules/authoring';

export const ghostlyPrison = card('Ghostly Prison', '{2}{W}', 'Enchantment', {}, [
  constant(forbids({ rule: 'attackCost', cost: pay(mana('{2}')) }, objects(creature))),
]);
