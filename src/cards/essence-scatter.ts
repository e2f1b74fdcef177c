import {
  aimed,
  card,
  counter,
  creature,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const essenceScatter = card('Essence Scatter', '{1}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell(creature)], counter(targeted()))),
]);
