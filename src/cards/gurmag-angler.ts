import { card, keyword, pt } from '../rules/authoring';

export const gurmagAngler = card('Gurmag Angler', '{6}{B}', 'Creature — Zombie Fish', pt(5, 5), [
  keyword('delve'),
]);
