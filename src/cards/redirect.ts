import { aimed, card, instruction, onResolution, targeted, targetSpell } from '../rules/authoring';

export const redirect = card('Redirect', '{U}{U}', 'Instant', {}, [
  onResolution(
    aimed([targetSpell()], instruction('changeTargets', { what: targeted(), how: 'choose' })),
  ),
]);
