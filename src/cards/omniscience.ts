import { allows, card, constant, pay } from '../rules/authoring';

export const omniscience = card('Omniscience', '{7}{U}{U}{U}', 'Enchantment', {}, [
  constant(allows({ rule: 'alternativeCost', spells: [], cost: pay(), from: ['hand'] })),
]);
