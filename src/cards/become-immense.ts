import {
  aimed,
  apply,
  card,
  creature,
  keyword,
  modifyPT,
  onResolution,
  target,
  targeted,
} from '../rules/authoring';

export const becomeImmense = card('Become Immense', '{5}{G}', 'Instant', {}, [
  keyword('delve'),
  onResolution(aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT(6, 6)))),
]);
