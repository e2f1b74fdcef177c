import { card, choosing, constant, creaturesEverywhere, entersWith } from '../rules/authoring';

export const arcaneAdaptation = card('Arcane Adaptation', '{2}{U}', 'Enchantment', {}, [
  constant(entersWith(choosing('creatureType'))),
  constant(...creaturesEverywhere({ change: 'addTypes', chosenType: true })),
]);
