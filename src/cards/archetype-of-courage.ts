import {
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  objects,
  opponentsControl,
  pt,
  youControl,
} from '../rules/authoring';

export const archetypeOfCourage = card(
  'Archetype of Courage',
  '{1}{W}{W}',
  'Enchantment Creature — Human Soldier',
  pt(2, 2),
  [
    constant(continuous(objects(creature, youControl), gain(keyword('firstStrike')))),
    constant(
      continuous(objects(creature, opponentsControl), {
        change: 'cantHaveKeyword',
        keyword: 'firstStrike',
      }),
    ),
  ],
);
