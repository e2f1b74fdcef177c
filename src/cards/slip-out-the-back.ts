import {
  aimed,
  card,
  creature,
  onResolution,
  phaseOut,
  putCounters,
  target,
  targeted,
} from '../rules/authoring';

export const slipOutTheBack = card('Slip Out the Back', '{U}', 'Instant', {}, [
  onResolution(
    aimed([target(creature)], putCounters(targeted(), '+1/+1', 1), phaseOut(targeted())),
  ),
]);
