import {
  additionalCost,
  aimed,
  card,
  creature,
  destroy,
  objects,
  onResolution,
  pay,
  sacrificing,
  target,
  targeted,
} from '../rules/authoring';

export const boneSplinters = card('Bone Splinters', '{B}', 'Sorcery', {}, [
  additionalCost(pay(sacrificing(objects(creature)))),
  onResolution(aimed([target(creature)], destroy(targeted()))),
]);
