import {
  card,
  creature,
  damage,
  does,
  eachObject,
  forEach,
  objects,
  onResolution,
} from '../rules/authoring';

export const pyroclasm = card('Pyroclasm', '{1}{R}', 'Sorcery', {}, [
  onResolution(does(forEach(objects(creature), damage(2, eachObject)))),
]);
