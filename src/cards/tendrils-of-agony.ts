import {
  aimed,
  card,
  gainLife,
  keyword,
  loseLife,
  onResolution,
  targetedPlayer,
  targetPlayer,
  you,
} from '../rules/authoring';

export const tendrilsOfAgony = card('Tendrils of Agony', '{2}{B}{B}', 'Sorcery', {}, [
  onResolution(aimed([targetPlayer], loseLife(targetedPlayer(), 2), gainLife(you, 2))),
  keyword('storm'),
]);
