import {
  additionalCost,
  aimed,
  card,
  creature,
  destroy,
  discarding,
  either,
  inHand,
  objects,
  onResolution,
  pay,
  planeswalker,
  sacrificing,
  target,
  targeted,
} from '../rules/authoring';

export const boneShards = card('Bone Shards', '{B}', 'Sorcery', {}, [
  additionalCost(pay(sacrificing(objects(creature))), pay(discarding(inHand()))),
  onResolution(aimed([target(either([creature], [planeswalker]))], destroy(targeted()))),
]);
