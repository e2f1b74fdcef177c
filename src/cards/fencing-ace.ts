import { card, keyword, pt } from '../rules/authoring';

export const fencingAce = card('Fencing Ace', '{1}{W}', 'Creature — Human Soldier', pt(1, 1), [
  keyword('doubleStrike'),
]);
