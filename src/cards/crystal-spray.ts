import {
  aimed,
  card,
  draw,
  either,
  instruction,
  onResolution,
  permanent,
  spell,
  targeted,
  targetIn,
  you,
} from '../rules/authoring';

export const crystalSpray = card('Crystal Spray', '{2}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetIn(['battlefield', 'stack'], either([spell], [permanent]))],
      instruction('changeText', {
        what: targeted(),
        of: ['color', 'landType'],
        duration: 'endOfTurn',
      }),
      draw(you, 1),
    ),
  ),
]);
