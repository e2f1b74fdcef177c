import { activated, card, does, draw, keyword, life, pay, pt, you } from '../rules/authoring';

export const griselbrand = card(
  'Griselbrand',
  '{4}{B}{B}{B}{B}',
  'Legendary Creature — Demon',
  pt(7, 7),
  [keyword('flying'), keyword('lifelink'), activated(pay(life(7)), does(draw(you, 7)))],
);
