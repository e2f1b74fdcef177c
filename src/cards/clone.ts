import { card, constant, creature, entersWith, objects, pt } from '../rules/authoring';

export const clone = card('Clone', '{3}{U}', 'Creature — Shapeshifter', pt(0, 0), [
  constant(entersWith({ replace: 'entersAsCopy', of: objects(creature), optional: true })),
]);
