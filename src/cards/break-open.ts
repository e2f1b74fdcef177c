import {
  aimed,
  card,
  creature,
  instruction,
  onResolution,
  opponentsControl,
  target,
  targeted,
} from '../rules/authoring';

export const breakOpen = card('Break Open', '{1}{R}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature, { is: 'faceDown' }, opponentsControl)],
      instruction('turn', { what: targeted(), face: 'up' }),
    ),
  ),
]);
