import { aimed, card, counter, onResolution, targeted, targetSpell } from '../rules/authoring';

export const counterspell = card('Counterspell', '{U}{U}', 'Instant', {}, [
  onResolution(aimed([targetSpell()], counter(targeted()))),
]);
