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

export const disenchant = card('Disenchant', '{1}{W}', 'Instant', {}, [
  onResolution(aimed([target(either([artifact], [enchantment]))], destroy(targeted()))),
]);
