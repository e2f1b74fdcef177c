import { card, keyword, pt } from '../rules/authoring';

export const vampireNighthawk = card(
  'Vampire Nighthawk',
  '{1}{B}{B}',
  'Creature — Vampire Shaman',
  pt(2, 3),
  [keyword('flying'), keyword('deathtouch'), keyword('lifelink')],
);
