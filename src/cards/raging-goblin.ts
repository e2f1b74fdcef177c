import { card, keyword, pt } from '../rules/authoring';

export const ragingGoblin = card('Raging Goblin', '{R}', 'Creature — Goblin Berserker', pt(1, 1), [
  keyword('haste'),
]);
