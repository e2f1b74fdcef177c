import {
  aimed,
  card,
  chooseOne,
  color,
  conditional,
  counter,
  destroy,
  matches,
  onResolution,
  permanent,
  target,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const pyroblast = card('Pyroblast', '{R}', 'Instant', {}, [
  onResolution(
    chooseOne(
      aimed([targetSpell()], conditional(matches(targeted(), color('U')), [counter(targeted())])),
      aimed(
        [target(permanent)],
        conditional(matches(targeted(), color('U')), [destroy(targeted())]),
      ),
    ),
  ),
]);
