import { aimed, card, creature, onResolution, target, targeted, toHand } from '../rules/authoring';

export const unsummon = card('Unsummon', '{U}', 'Instant', {}, [
  onResolution(aimed([target(creature)], toHand(targeted()))),
]);
