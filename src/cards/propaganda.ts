import { card, constant, creature, forbids, mana, objects, pay } from '../rules/authoring';

export const propaganda = card('Propaganda', '{2}{U}', 'Enchantment', {}, [
  constant(forbids({ rule: 'attackCost', cost: pay(mana('{2}')) }, objects(creature))),
]);
