import {
  aimed,
  anyTarget,
  card,
  damage,
  keyword,
  onResolution,
  targeted,
} from '../rules/authoring';

export const staggershock = card('Staggershock', '{2}{R}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(2, targeted()))),
  keyword('rebound'),
]);
