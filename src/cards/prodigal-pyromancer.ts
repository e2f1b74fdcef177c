import {
  activated,
  aimed,
  anyTarget,
  card,
  damage,
  pay,
  pt,
  tapThis,
  targeted,
} from '../rules/authoring';

export const prodigalPyromancer = card(
  'Prodigal Pyromancer',
  '{2}{R}',
  'Creature — Human Wizard',
  pt(1, 1),
  [activated(pay(tapThis), aimed([anyTarget], damage(1, targeted())))],
);
