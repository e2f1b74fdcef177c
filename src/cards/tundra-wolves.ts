import { card, keyword, pt } from '../rules/authoring';

export const tundraWolves = card('Tundra Wolves', '{W}', 'Creature — Wolf', pt(1, 1), [
  keyword('firstStrike'),
]);
