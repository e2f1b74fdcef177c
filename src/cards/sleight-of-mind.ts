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

export const sleightOfMind = card('Sleight of Mind', '{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetIn(['battlefield', 'stack'], either([spell], [permanent]))],
      instruction('changeText', { what: targeted(), of: ['color'], duration: 'forever' }),
    ),
  ),
]);
