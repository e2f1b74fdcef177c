import { card, constant, forbids, pt, subtype } from '../rules/authoring';

export const juggernaut = card('Juggernaut', '{4}', 'Artifact Creature — Juggernaut', pt(5, 3), [
  constant(forbids({ rule: 'mustAttack' })),
  constant(forbids({ rule: 'cantBeBlocked', by: [subtype('Wall')] })),
]);
