import { card, choosing, constant, entersWith, tapFor, tappedInstead } from '../rules/authoring';

export const thrivingIsle = card('Thriving Isle', '', 'Land', {}, [
  constant(entersWith(tappedInstead)),
  constant(entersWith(choosing('color', ['U']))),
  tapFor({ mana: 'chosenColor', or: '{U}' }),
]);
