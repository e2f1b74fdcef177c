import {
  aimed,
  card,
  draw,
  instruction,
  onResolution,
  targeted,
  targetSpell,
  you,
} from '../rules/authoring';

export const remand = card('Remand', '{1}{U}', 'Instant', {}, [
  onResolution(
    aimed([targetSpell()], instruction('counter', { what: targeted(), to: 'hand' }), draw(you, 1)),
  ),
]);
