import { card, keyword, pt } from '../rules/authoring';

export const youngWolf = card('Young Wolf', '{G}', 'Creature — Wolf', pt(1, 1), [
  keyword('undying'),
]);
