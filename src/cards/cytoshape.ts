import {
  aimed,
  bound,
  card,
  choose,
  creature,
  instruction,
  legendary,
  not,
  objects,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const cytoshape = card('Cytoshape', '{1}{G}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      choose(objects(not(legendary), creature), 'chosen'),
      instruction('becomeCopy', { what: targeted(), of: bound('chosen'), duration: 'endOfTurn' }),
    ),
  ),
]);
