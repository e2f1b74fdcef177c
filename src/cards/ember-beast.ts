import { card, constant, forbids, pt } from '../rules/authoring';

export const emberBeast = card('Ember Beast', '{2}{R}', 'Creature — Beast', pt(3, 4), [
  constant(forbids({ rule: 'cantAttackAlone' }), forbids({ rule: 'cantBlockAlone' })),
]);
