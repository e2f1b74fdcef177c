import { card, keyword, pt } from '../rules/authoring';

export const glistenerElf = card(
  'Glistener Elf',
  '{G}',
  'Creature — Phyrexian Elf Warrior',
  pt(1, 1),
  [keyword('infect')],
);
