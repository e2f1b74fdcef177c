import {
  aimed,
  apply,
  card,
  creature,
  modifyPT,
  onResolution,
  putCounters,
  target,
  targeted,
} from '../rules/authoring';

export const spontaneousFlight = card('Spontaneous Flight', '{2}{W}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      apply(targeted(), 'endOfTurn', modifyPT(2, 2)),
      putCounters(targeted(), 'flying', 1),
    ),
  ),
]);
