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

export const artificialEvolution = card('Artificial Evolution', '{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetIn(['battlefield', 'stack'], either([spell], [permanent]))],
      instruction('changeText', {
        what: targeted(),
        of: ['creatureType'],
        not: 'Wall',
        duration: 'forever',
      }),
    ),
  ),
]);
