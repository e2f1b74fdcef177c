import {
  abilityOnStack,
  aimed,
  card,
  counter,
  onResolution,
  targeted,
  targetIn,
} from '../rules/authoring';

export const stifle = card('Stifle', '{U}', 'Instant', {}, [
  onResolution(aimed([targetIn(['stack'], abilityOnStack)], counter(targeted()))),
]);
