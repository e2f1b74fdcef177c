import { aimed, anyTarget, card, damage, onResolution, targeted } from '../rules/authoring';

export const shock = card('Shock', '{R}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(2, targeted()))),
]);
