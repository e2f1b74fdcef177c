import { card, does, extraTurn, onResolution, skipNext } from '../rules/authoring';

export const savorTheMoment = card('Savor the Moment', '{1}{U}{U}', 'Sorcery', {}, [
  onResolution(
    does(
      extraTurn(undefined, 'turn'),
      skipNext({ event: 'beginning', step: 'untap', inTurn: 'turn' }),
    ),
  ),
]);
