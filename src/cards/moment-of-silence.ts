import {
  aimed,
  card,
  onResolution,
  skipNext,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const momentOfSilence = card('Moment of Silence', '{W}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetPlayer],
      skipNext({ event: 'phase', phase: 'combat', of: targetedPlayer() }, 'endOfTurn'),
    ),
  ),
]);
