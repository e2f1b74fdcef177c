import {
  aimed,
  anyTarget,
  card,
  damage,
  mana,
  onResolution,
  suspend,
  targeted,
} from '../rules/authoring';

export const riftBolt = card('Rift Bolt', '{2}{R}', 'Sorcery', {}, [
  onResolution(aimed([anyTarget], damage(3, targeted()))),
  suspend(1, mana('{R}')),
]);
