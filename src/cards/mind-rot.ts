import {
  aimed,
  card,
  discard,
  onResolution,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const mindRot = card('Mind Rot', '{2}{B}', 'Sorcery', {}, [
  onResolution(aimed([targetPlayer], discard(targetedPlayer(), 2))),
]);
