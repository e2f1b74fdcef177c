import {
  aimed,
  card,
  extraTurn,
  onResolution,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const timeWarp = card('Time Warp', '{3}{U}{U}', 'Sorcery', {}, [
  onResolution(aimed([targetPlayer], extraTurn(targetedPlayer()))),
]);
