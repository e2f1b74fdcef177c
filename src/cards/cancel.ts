import { aimed, card, counter, onResolution, targeted, targetSpell } from '../rules/authoring';

export const cancel = card('Cancel', '{1}{U}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell()], counter(targeted()))),
]);
