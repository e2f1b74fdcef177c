import {
  aimed,
  card,
  creature,
  instruction,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const terminate = card('Terminate', '{B}{R}', 'Instant', {}, [
  onResolution(
    aimed([target(creature)], instruction('destroy', { what: targeted(), noRegeneration: true })),
  ),
]);
