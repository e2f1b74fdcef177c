import {
  aimed,
  artifact,
  card,
  destroy,
  either,
  enchantment,
  keyword,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const krosanGrip = card('Krosan Grip', '{2}{G}', 'Instant', {}, [
  keyword('splitSecond'),
  onResolution(aimed([target(either([artifact], [enchantment]))], destroy(targeted()))),
]);
