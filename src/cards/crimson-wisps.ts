import {
  aimed,
  apply,
  card,
  creature,
  draw,
  gain,
  keyword,
  onResolution,
  setColors,
  target,
  targeted,
  you,
} from '../rules/authoring';

export const crimsonWisps = card('Crimson Wisps', '{R}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      apply(targeted(), 'endOfTurn', setColors('R'), gain(keyword('haste'))),
      draw(you, 1),
    ),
  ),
]);
