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

export const giantGrowth = card('Giant Growth', '{G}', 'Instant', {}, [
  onResolution(aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT(3, 3)))),
]);
