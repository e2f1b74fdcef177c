import { card, does, instruction, onResolution } from '../rules/authoring';

export const fog = card('Fog', '{G}', 'Instant', {}, [
  onResolution(
    does(
      instruction('replaceLater', {
        effect: {
          effect: 'replacement',
          event: { event: 'damage', combat: true },
          with: [{ replace: 'prevent', amount: 'all' }],
        },
        duration: 'endOfTurn',
      }),
    ),
  ),
]);
