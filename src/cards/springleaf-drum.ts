import {
  activated,
  add,
  anyColor,
  card,
  creature,
  does,
  objects,
  pay,
  tapping,
  tapThis,
  youControl,
} from '../rules/authoring';

export const springleafDrum = card('Springleaf Drum', '{1}', 'Artifact', {}, [
  activated(pay(tapThis, tapping(objects(creature, youControl))), does(add(anyColor))),
]);
