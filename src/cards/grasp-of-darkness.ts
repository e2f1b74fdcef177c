import {
  aimed,
  apply,
  card,
  creature,
  modifyPT,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const graspOfDarkness = card('Grasp of Darkness', '{B}{B}', 'Instant', {}, [
  onResolution(aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT(-4, -4)))),
]);
