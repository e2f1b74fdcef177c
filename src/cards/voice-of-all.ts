import {
  card,
  choosing,
  constant,
  continuous,
  entersWith,
  gain,
  keyword,
  keywordWith,
  ofChosenColor,
  pt,
  thisObject,
} from '../rules/authoring';

export const voiceOfAll = card('Voice of All', '{2}{W}{W}', 'Creature — Angel', pt(2, 2), [
  keyword('flying'),
  constant(entersWith(choosing('color'))),
  constant(
    continuous(
      thisObject,
      gain(keywordWith('protection', { from: [ofChosenColor], word: 'the chosen color' })),
    ),
  ),
]);
