import { basic, card, constant, continuous, land, not, objects } from '../rules/authoring';

export const bloodMoon = card('Blood Moon', '{2}{R}', 'Enchantment', {}, [
  constant(continuous(objects(not(basic), land), { change: 'setTypes', subtypes: ['Mountain'] })),
]);
