import { card, color, keyword, keywordWith, pt } from '../rules/authoring';

export const akromaAngelOfWrath = card(
  'Akroma, Angel of Wrath',
  '{5}{W}{W}{W}',
  'Legendary Creature — Angel',
  pt(6, 6),
  [
    keyword('flying'),
    keyword('firstStrike'),
    keyword('vigilance'),
    keyword('trample'),
    keyword('haste'),
    keywordWith('protection', { from: [color('B')], word: 'black' }),
    keywordWith('protection', { from: [color('R')], word: 'red' }),
  ],
);
