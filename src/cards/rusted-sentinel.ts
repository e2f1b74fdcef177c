import { card, constant, entersWith, pt, tappedInstead } from '../rules/authoring';

export const rustedSentinel = card(
  'Rusted Sentinel',
  '{4}',
  'Artifact Creature — Golem',
  pt(3, 4),
  [constant(entersWith(tappedInstead))],
);
