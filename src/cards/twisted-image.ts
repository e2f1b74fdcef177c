import {
  aimed,
  apply,
  card,
  creature,
  draw,
  onResolution,
  target,
  targeted,
  you,
} from '../rules/authoring';

export const twistedImage = card('Twisted Image', '{U}', 'Instant', {}, [
  onResolution(
    aimed([target(creature)], apply(targeted(), 'endOfTurn', { change: 'switchPT' }), draw(you, 1)),
  ),
]);
