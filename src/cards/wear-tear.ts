import {
  aimed,
  artifact,
  card,
  destroy,
  enchantment,
  keyword,
  onResolution,
  split,
  target,
  targeted,
} from '../rules/authoring';

export const wearTear = split(
  card('Wear', '{1}{R}', 'Instant', {}, [
    onResolution(aimed([target(artifact)], destroy(targeted()))),
    keyword('fuse'),
  ]),
  card('Tear', '{W}', 'Instant', {}, [
    onResolution(aimed([target(enchantment)], destroy(targeted()))),
    keyword('fuse'),
  ]),
);
