import { card, does, draw, pt, triggered, when, you } from '../rules/authoring';

export const elvishVisionary = card(
  'Elvish Visionary',
  '{1}{G}',
  'Creature — Elf Shaman',
  pt(1, 1),
  [triggered(when.enters(), does(draw(you, 1)))],
);
