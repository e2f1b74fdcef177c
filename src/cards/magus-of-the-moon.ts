import { basic, card, constant, continuous, land, not, objects, pt } from '../rules/authoring';

export const magusOfTheMoon = card(
  'Magus of the Moon',
  '{2}{R}',
  'Creature — Human Wizard',
  pt(2, 2),
  [constant(continuous(objects(not(basic), land), { change: 'setTypes', subtypes: ['Mountain'] }))],
);
