import { card, keyword, pt } from '../rules/authoring';

export const breezekeeper = card('Breezekeeper', '{3}{U}', 'Creature — Djinn', pt(4, 4), [
  keyword('flying'),
  keyword('phasing'),
]);
