import { card, keyword, pt } from '../rules/authoring';

export const darksteelMyr = card('Darksteel Myr', '{3}', 'Artifact Creature — Myr', pt(0, 1), [
  keyword('indestructible'),
]);
