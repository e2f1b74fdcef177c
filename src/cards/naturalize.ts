import {
  aimed,
  artifact,
  card,
  destroy,
  either,
  enchantment,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const naturalize = card('Naturalize', '{1}{G}', 'Instant', {}, [
  onResolution(aimed([target(either([artifact], [enchantment]))], destroy(targeted()))),
]);
