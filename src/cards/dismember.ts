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

export const dismember = card('Dismember', '{1}{B/P}{B/P}', 'Instant', {}, [
  onResolution(aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT(-5, -5)))),
]);
