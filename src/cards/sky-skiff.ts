import { card, crew, keyword, pt } from '../rules/authoring';

export const skySkiff = card('Sky Skiff', '{2}', 'Artifact — Vehicle', pt(2, 3), [
  keyword('flying'),
  crew(1),
]);
