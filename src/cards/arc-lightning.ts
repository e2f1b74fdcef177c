import { aimed, anyTarget, card, damage, onResolution, targeted } from '../rules/authoring';

export const arcLightning = card('Arc Lightning', '{2}{R}', 'Sorcery', {}, [
  onResolution(aimed([{ ...anyTarget, count: [1, 3], divides: 3 }], damage('divided', targeted()))),
]);
