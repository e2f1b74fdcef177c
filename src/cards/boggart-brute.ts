import { card, keyword, pt } from '../rules/authoring';

export const boggartBrute = card('Boggart Brute', '{2}{R}', 'Creature — Goblin Warrior', pt(3, 2), [
  keyword('menace'),
]);
