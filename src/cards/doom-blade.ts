import {
  aimed,
  card,
  color,
  creature,
  destroy,
  not,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const doomBlade = card('Doom Blade', '{1}{B}', 'Instant', {}, [
  onResolution(aimed([target(not(color('B')), creature)], destroy(targeted()))),
]);
