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

export const redElementalBlast = card('Red Elemental Blast', '{R}', 'Instant', {}, [
  onResolution(
    chooseOne(
      aimed([targetSpell(color('U'))], counter(targeted())),
      aimed([target(color('U'), permanent)], destroy(targeted())),
    ),
  ),
]);
