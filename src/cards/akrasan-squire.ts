import { card, keyword, pt } from '../rules/authoring';

export const akrasanSquire = card('Akrasan Squire', '{W}', 'Creature — Human Soldier', pt(1, 1), [
  keyword('exalted'),
]);
