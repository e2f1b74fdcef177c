import { card, keyword, keywordWith, mana, pay, pt } from '../rules/authoring';

export const batteringCraghorn = card(
  'Battering Craghorn',
  '{2}{R}{R}',
  'Creature — Goat Beast',
  pt(3, 1),
  [keyword('firstStrike'), keywordWith('morph', { cost: pay(mana('{1}{R}{R}')) })],
);
