import {
  aimed,
  card,
  counter,
  creature,
  not,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const negate = card('Negate', '{1}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell(not(creature))], counter(targeted()))),
]);
