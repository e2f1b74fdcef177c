import {
  aimed,
  card,
  instruction,
  onResolution,
  permanent,
  target,
  targeted,
} from '../rules/authoring';

export const mindBend = card('Mind Bend', '{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(permanent)],
      instruction('changeText', {
        what: targeted(),
        of: ['color', 'landType'],
        duration: 'forever',
      }),
    ),
  ),
]);
