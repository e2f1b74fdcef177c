import { addTypes, card, constant, continuous, objects, setPT, subtype } from '../rules/authoring';

export const livingLands = card('Living Lands', '{3}{G}', 'Enchantment', {}, [
  constant(continuous(objects(subtype('Forest')), addTypes(['Creature']), setPT(1, 1))),
]);
