import { card, keyword, pt } from '../rules/authoring';

export const airElemental = card('Air Elemental', '{3}{U}{U}', 'Creature — Elemental', pt(4, 4), [
  keyword('flying'),
]);
