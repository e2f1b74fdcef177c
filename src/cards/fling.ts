import {
  additionalCost,
  aimed,
  anyTarget,
  bound,
  card,
  creature,
  damage,
  objects,
  onResolution,
  pay,
  powerOf,
  sacrificing,
  targeted,
} from '../rules/authoring';

export const fling = card('Fling', '{1}{R}', 'Instant', {}, [
  additionalCost(pay(sacrificing(objects(creature)))),
  onResolution(aimed([anyTarget], damage(powerOf(bound('sacrificed')), targeted()))),
]);
