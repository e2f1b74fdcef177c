import {
  additionalCost,
  card,
  creature,
  does,
  draw,
  objects,
  onResolution,
  pay,
  sacrificing,
  you,
} from '../rules/authoring';

export const villageRites = card('Village Rites', '{B}', 'Instant', {}, [
  additionalCost(pay(sacrificing(objects(creature)))),
  onResolution(does(draw(you, 2))),
]);
