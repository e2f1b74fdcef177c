import { card, does, extraTurn, onResolution } from '../rules/authoring';

export const timeWalk = card('Time Walk', '{1}{U}', 'Sorcery', {}, [
  onResolution(does(extraTurn())),
]);
