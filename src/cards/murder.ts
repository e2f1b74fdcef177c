import { aimed, card, creature, destroy, onResolution, target, targeted } from '../rules/authoring';

export const murder = card('Murder', '{1}{B}{B}', 'Instant', {}, [
  onResolution(aimed([target(creature)], destroy(targeted()))),
]);
