import { card, choosing, constant, creaturesEverywhere, entersWith } from '../rules/authoring';

export const conspiracy = card('Conspiracy', '{3}{B}{B}', 'Enchantment', {}, [
  constant(entersWith(choosing('creatureType'))),
  constant(...creaturesEverywhere({ change: 'setTypes', subtypes: [], chosenType: true })),
]);
