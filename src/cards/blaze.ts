import { aimed, anyTarget, card, damage, onResolution, targeted, X } from '../rules/authoring';

export const blaze = card('Blaze', '{X}{R}', 'Sorcery', {}, [
  onResolution(aimed([anyTarget], damage(X, targeted()))),
]);
