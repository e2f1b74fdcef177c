import {
  card,
  does,
  extraTurn,
  instruction,
  onResolution,
  triggered,
  you,
} from '../rules/authoring';

export const lastChance = card('Last Chance', '{R}{R}', 'Sorcery', {}, [
  onResolution(
    does(
      extraTurn(undefined, 'turn'),
      instruction('delayedTrigger', {
        ability: triggered(
          { event: 'beginning', step: 'end', inTurn: 'turn' },
          does(instruction('winGame', { player: you, outcome: 'lose' })),
        ),
      }),
    ),
  ),
]);
