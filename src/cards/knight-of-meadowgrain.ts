import { card, keyword, pt } from '../rules/authoring';

export const knightOfMeadowgrain = card(
  'Knight of Meadowgrain',
  '{W}{W}',
  'Creature — Kithkin Knight',
  pt(2, 2),
  [keyword('firstStrike'), keyword('lifelink')],
);
