import {
  aimed,
  card,
  creature,
  eachObject,
  forEach,
  instruction,
  isObject,
  legendary,
  not,
  objects,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const mirrorweave = card('Mirrorweave', '{2}{W/U}{W/U}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(not(legendary), creature)],
      forEach(
        objects(not(isObject(targeted())), creature),
        instruction('becomeCopy', { what: eachObject, of: targeted(), duration: 'endOfTurn' }),
      ),
    ),
  ),
]);
