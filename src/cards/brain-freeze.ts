import {
  aimed,
  card,
  keyword,
  mill,
  onResolution,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const brainFreeze = card('Brain Freeze', '{1}{U}', 'Instant', {}, [
  onResolution(aimed([targetPlayer], mill(targetedPlayer(), 3))),
  keyword('storm'),
]);
