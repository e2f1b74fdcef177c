import { card, keyword, pt } from '../rules/authoring';

export const colossalDreadmaw = card(
  'Colossal Dreadmaw',
  '{4}{G}{G}',
  'Creature — Dinosaur',
  pt(6, 6),
  [keyword('trample')],
);
