import { aimed, card, instruction, onResolution, targeted, targetSpell } from '../rules/authoring';

export const deflection = card('Deflection', '{3}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetSpell({ is: 'singleTarget' })],
      instruction('changeTargets', { what: targeted(), how: 'change' }),
    ),
  ),
]);
