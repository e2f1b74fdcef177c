import { activated, add, card, does, mana, oneOf, pay, tapFor, tapThis } from '../rules/authoring';

export const mysticGate = card('Mystic Gate', '', 'Land', {}, [
  tapFor('{C}'),
  activated(pay(mana('{W/U}'), tapThis), does(add(oneOf('{W}{W}', '{W}{U}', '{U}{U}')))),
]);
