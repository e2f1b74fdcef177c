import {
  aimed,
  alternativeCost,
  card,
  color,
  counter,
  exiling,
  inHand,
  life,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const forceOfWill = card('Force of Will', '{3}{U}{U}', 'Instant', {}, [
  alternativeCost(life(1), exiling(inHand(color('U')))),
  onResolution(aimed([targetSpell()], counter(targeted()))),
]);
