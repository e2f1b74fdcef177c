import { aimed, artifact, card, destroy, onResolution, target, targeted } from '../rules/authoring';

export const shatter = card('Shatter', '{1}{R}', 'Instant', {}, [
  onResolution(aimed([target(artifact)], destroy(targeted()))),
]);
