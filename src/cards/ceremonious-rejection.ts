import {
  aimed,
  card,
  colorless,
  counter,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const ceremoniousRejection = card('Ceremonious Rejection', '{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell(colorless)], counter(targeted()))),
]);
