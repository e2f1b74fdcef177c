import { card, keyword, pt } from '../rules/authoring';

export const slipperyBogle = card('Slippery Bogle', '{G/U}', 'Creature — Beast', pt(1, 1), [
  keyword('hexproof'),
]);
