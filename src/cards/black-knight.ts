import { card, color, keyword, keywordWith, pt } from '../rules/authoring';

export const blackKnight = card('Black Knight', '{B}{B}', 'Creature — Human Knight', pt(2, 2), [
  keyword('firstStrike'),
  keywordWith('protection', { from: [color('W')], word: 'white' }),
]);
