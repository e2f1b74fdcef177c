import { card, constant, creature, when } from '../rules/authoring';

export const torporOrb = card('Torpor Orb', '{2}', 'Artifact', {}, [
  constant({ effect: 'noTriggers', event: when.enters(creature) }),
]);
