import {
  aimed,
  card,
  chooseOne,
  color,
  counter,
  destroy,
  onResolution,
  permanent,
  target,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const blueElementalBlast = card('Blue Elemental Blast', '{U}', 'Instant', {}, [
  onResolution(
    chooseOne(
      aimed([targetSpell(color('R'))], counter(targeted())),
      aimed([target(color('R'), permanent)], destroy(targeted())),
    ),
  ),
]);
