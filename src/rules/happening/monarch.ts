import type { TriggeredAbility } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';

const monarch: PlayerRef = { player: 'monarch' };

/** The two abilities inherent in being the monarch (725.2). */
export const MONARCH_ABILITIES: readonly TriggeredAbility[] = [
  {
    kind: 'triggered',
    trigger: { event: 'beginning', step: 'end', of: monarch },
    content: { do: [{ kind: 'draw', player: { player: 'event' }, count: 1 }] },
  },
  {
    kind: 'triggered',
    trigger: {
      event: 'damage',
      source: [{ is: 'type', type: 'Creature' }],
      toPlayer: monarch,
      combat: true,
    },
    content: {
      do: [
        {
          kind: 'becomeMonarch',
          player: { player: 'controllerOf', of: { ref: 'eventSource' } },
        },
      ],
    },
  },
];
