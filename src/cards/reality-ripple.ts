import {
  aimed,
  artifact,
  card,
  creature,
  either,
  land,
  onResolution,
  phaseOut,
  target,
  targeted,
} from '../rules/authoring';

export const realityRipple = card('Reality Ripple', '{1}{U}', 'Instant', {}, [
  onResolution(aimed([target(either([artifact], [creature], [land]))], phaseOut(targeted()))),
]);
