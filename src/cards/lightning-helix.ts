import {
  aimed,
  anyTarget,
  card,
  damage,
  gainLife,
  onResolution,
  targeted,
  you,
} from '../rules/authoring';

export const lightningHelix = card('Lightning Helix', '{R}{W}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(3, targeted()), gainLife(you, 3))),
]);
