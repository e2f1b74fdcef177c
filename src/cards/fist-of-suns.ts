import { allows, card, constant, mana, pay } from '../rules/authoring';

export const fistOfSuns = card('Fist of Suns', '{3}', 'Artifact', {}, [
  constant(allows({ rule: 'alternativeCost', spells: [], cost: pay(mana('{W}{U}{B}{R}{G}')) })),
]);
