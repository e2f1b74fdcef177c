import { card, constant, entersWith, life, pay, tappedInstead } from '../rules/authoring';

export const breedingPool = card('Breeding Pool', '', 'Land — Forest Island', {}, [
  constant(entersWith({ replace: 'payAsEnters', cost: pay(life(2)), unpaid: [tappedInstead] })),
]);
