import {
  aimed,
  card,
  creature,
  does,
  onResolution,
  putCounters,
  scry,
  target,
  targeted,
} from '../rules/authoring';

export const boonOfSafety = card('Boon of Safety', '{W}', 'Instant', {}, [
  onResolution(aimed([target(creature)], putCounters(targeted(), 'shield', 1))),
  onResolution(does(scry(1))),
]);
