import { card, keyword, pt } from '../rules/authoring';

export const ornithopter = card('Ornithopter', '{0}', 'Artifact Creature — Thopter', pt(0, 2), [
  keyword('flying'),
]);
