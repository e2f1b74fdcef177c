import { anyColor, card, keyword, pt, tapFor } from '../rules/authoring';

export const birdsOfParadise = card('Birds of Paradise', '{G}', 'Creature — Bird', pt(0, 1), [
  keyword('flying'),
  tapFor(anyColor),
]);
