import { card, color, keyword, keywordWith, pt } from '../rules/authoring';

export const whiteKnight = card('White Knight', '{W}{W}', 'Creature — Human Knight', pt(2, 2), [
  keyword('firstStrike'),
  keywordWith('protection', { from: [color('B')], word: 'black' }),
]);
