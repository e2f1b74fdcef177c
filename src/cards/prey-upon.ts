import {
  aimed,
  card,
  creature,
  instruction,
  not,
  onResolution,
  target,
  targeted,
  youControl,
} from '../rules/authoring';

export const preyUpon = card('Prey Upon', '{G}', 'Sorcery', {}, [
  onResolution(
    aimed(
      [target(creature, youControl), target(creature, not(youControl))],
      instruction('fight', { one: targeted(0), other: targeted(1) }),
    ),
  ),
]);
