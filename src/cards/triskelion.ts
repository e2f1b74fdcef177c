import {
  activated,
  aimed,
  anyTarget,
  card,
  constant,
  damage,
  entersWith,
  pay,
  pt,
  removing,
  targeted,
  withCounters,
} from '../rules/authoring';

export const triskelion = card('Triskelion', '{6}', 'Artifact Creature — Construct', pt(1, 1), [
  constant(entersWith(withCounters('+1/+1', 3))),
  activated(pay(removing('+1/+1')), aimed([anyTarget], damage(1, targeted()))),
]);
