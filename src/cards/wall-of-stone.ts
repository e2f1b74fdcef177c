import { card, keyword, pt } from '../rules/authoring';

export const wallOfStone = card('Wall of Stone', '{1}{R}{R}', 'Creature — Wall', pt(0, 8), [
  keyword('defender'),
]);
