import {
  aimed,
  card,
  draw,
  loseLife,
  onResolution,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const signInBlood = card('Sign in Blood', '{B}{B}', 'Sorcery', {}, [
  onResolution(aimed([targetPlayer], draw(targetedPlayer(), 2), loseLife(targetedPlayer(), 2))),
]);
