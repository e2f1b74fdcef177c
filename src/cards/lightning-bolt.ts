import { aimed, anyTarget, card, damage, onResolution, targeted } from '../rules/authoring';

export const lightningBolt = card('Lightning Bolt', '{R}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(3, targeted()))),
]);
