import {
  activated,
  apply,
  card,
  color,
  does,
  keyword,
  keywordWith,
  mana,
  modifyPT,
  pay,
  powerOf,
  pt,
  thisObject,
} from '../rules/authoring';

export const chameleonColossus = card(
  'Chameleon Colossus',
  '{2}{G}{G}',
  'Creature — Shapeshifter',
  pt(4, 4),
  [
    keyword('changeling'),
    keywordWith('protection', { from: [color('B')], word: 'black' }),
    activated(
      pay(mana('{2}{G}{G}')),
      does(apply(thisObject, 'endOfTurn', modifyPT(powerOf(thisObject), powerOf(thisObject)))),
    ),
  ],
);
