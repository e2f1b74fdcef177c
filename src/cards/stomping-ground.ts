import { card, constant, entersWith, life, pay, tappedInstead } from '../rules/authoring';

export const stompingGround = card('Stomping Ground', '', 'Land — Mountain Forest', {}, [
  constant(entersWith({ replace: 'payAsEnters', cost: pay(life(2)), unpaid: [tappedInstead] })),
]);
