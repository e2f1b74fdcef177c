import { card, constant, costs, creature, everyone, keyword, not, pt } from '../rules/authoring';

export const thaliaGuardianOfThraben = card(
  'Thalia, Guardian of Thraben',
  '{1}{W}',
  'Legendary Creature — Human Soldier',
  pt(2, 1),
  [keyword('firstStrike'), constant(costs(everyone, [not(creature)], { increase: 1 }))],
);
