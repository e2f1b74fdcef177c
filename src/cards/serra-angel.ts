import { card, keyword, pt } from '../rules/authoring';

export const serraAngel = card('Serra Angel', '{3}{W}{W}', 'Creature — Angel', pt(4, 4), [
  keyword('flying'),
  keyword('vigilance'),
]);
