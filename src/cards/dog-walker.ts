import {
  card,
  createToken,
  does,
  keyword,
  keywordWith,
  mana,
  pay,
  pt,
  tokenOf,
  triggered,
  when,
} from '../rules/authoring';

export const dogWalker = card('Dog Walker', '{R}{W}', 'Creature — Human Citizen', pt(3, 1), [
  keyword('vigilance'),
  keywordWith('disguise', { cost: pay(mana('{R/W}{R/W}')) }),
  triggered(
    when.turnedFaceUp(),
    does(createToken(tokenOf('Creature — Dog', ['W'], pt(1, 1)), 2, { tapped: true })),
  ),
]);
