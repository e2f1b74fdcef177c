import {
  card,
  costsItself,
  creature,
  keyword,
  objects,
  pt,
  totalOf,
  youControl,
} from '../rules/authoring';

export const ghaltaPrimalHunger = card(
  'Ghalta, Primal Hunger',
  '{10}{G}{G}',
  'Legendary Creature — Elder Dinosaur',
  pt(12, 12),
  [costsItself({ reduce: totalOf('power', objects(creature, youControl)) }), keyword('trample')],
);
