import { card, constant, keyword, permanent, pt, replaces, when, you } from '../rules/authoring';

export const nyxbloomAncient = card(
  'Nyxbloom Ancient',
  '{4}{G}{G}{G}',
  'Enchantment Creature — Elemental',
  pt(5, 5),
  [
    keyword('trample'),
    constant(replaces(when.tappedForMana([permanent], you), { replace: 'manaTimes', factor: 3 })),
  ],
);
