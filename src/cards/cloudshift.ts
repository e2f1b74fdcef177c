import {
  aimed,
  bound,
  card,
  creature,
  exile,
  onResolution,
  target,
  targeted,
  toBattlefield,
  you,
  youControl,
} from '../rules/authoring';

export const cloudshift = card('Cloudshift', '{W}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature, youControl)],
      exile(targeted(), { bind: 'exiled' }),
      toBattlefield(bound('exiled'), { under: you }),
    ),
  ),
]);
