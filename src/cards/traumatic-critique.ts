import {
  aimed,
  anyTarget,
  card,
  damage,
  discard,
  draw,
  onResolution,
  targeted,
  X,
  you,
} from '../rules/authoring';

export const traumaticCritique = card('Traumatic Critique', '{X}{U}{R}', 'Instant', {}, [
  onResolution(aimed([anyTarget], damage(X, targeted()), draw(you, 2), discard(you, 1))),
]);
