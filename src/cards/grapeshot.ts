import {
  aimed,
  anyTarget,
  card,
  damage,
  keyword,
  onResolution,
  targeted,
} from '../rules/authoring';

export const grapeshot = card('Grapeshot', '{1}{R}', 'Sorcery', {}, [
  onResolution(aimed([anyTarget], damage(1, targeted()))),
  keyword('storm'),
]);
