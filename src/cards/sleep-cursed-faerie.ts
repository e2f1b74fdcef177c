import {
  activated,
  card,
  constant,
  does,
  entersWith,
  instruction,
  keyword,
  keywordWith,
  mana,
  pay,
  pt,
  tappedInstead,
  thisObject,
  withCounters,
} from '../rules/authoring';

export const sleepCursedFaerie = card(
  'Sleep-Cursed Faerie',
  '{U}',
  'Creature — Faerie Wizard',
  pt(3, 3),
  [
    keyword('flying'),
    keywordWith('ward', { cost: pay(mana('{2}')) }),
    constant(entersWith(tappedInstead, withCounters('stun', 3))),
    activated(pay(mana('{1}{U}')), does(instruction('untap', { what: thisObject }))),
  ],
);
