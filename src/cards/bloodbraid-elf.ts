import { card, keyword, pt } from '../rules/authoring';

export const bloodbraidElf = card(
  'Bloodbraid Elf',
  '{2}{R}{G}',
  'Creature — Elf Berserker',
  pt(3, 2),
  [keyword('haste'), keyword('cascade')],
);
