import { card, keyword, pt } from '../rules/authoring';

export const typhoidRats = card('Typhoid Rats', '{B}', 'Creature — Rat', pt(1, 1), [
  keyword('deathtouch'),
]);
