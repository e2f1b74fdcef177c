import { card, keyword, keywordWith, mana, pay, pt } from '../rules/authoring';

export const waterfallAerialist = card(
  'Waterfall Aerialist',
  '{3}{U}',
  'Creature — Djinn Wizard',
  pt(3, 1),
  [keyword('flying'), keywordWith('ward', { cost: pay(mana('{2}')) })],
);
