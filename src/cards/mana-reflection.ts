import { card, constant, permanent, replaces, when, you } from '../rules/authoring';

export const manaReflection = card('Mana Reflection', '{4}{G}{G}', 'Enchantment', {}, [
  constant(replaces(when.tappedForMana([permanent], you), { replace: 'manaTimes', factor: 2 })),
]);
