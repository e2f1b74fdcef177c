import {
  aimed,
  card,
  counter,
  foretell,
  mana,
  onResolution,
  targeted,
  targetSpell,
} from '../rules/authoring';

export const sawItComing = card('Saw It Coming', '{1}{U}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell()], counter(targeted()))),
  foretell(mana('{1}{U}')),
]);
