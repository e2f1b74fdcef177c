import {
  aimed,
  card,
  either,
  instruction,
  onResolution,
  permanent,
  spell,
  targeted,
  targetIn,
} from '../rules/authoring';

export const magicalHack = card('Magical Hack', '{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetIn(['battlefield', 'stack'], either([spell], [permanent]))],
      instruction('changeText', { what: targeted(), of: ['landType'], duration: 'forever' }),
    ),
  ),
]);
