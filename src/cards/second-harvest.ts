import {
  card,
  controlledBy,
  createCopy,
  does,
  objects,
  onResolution,
  token,
  you,
} from '../rules/authoring';

export const secondHarvest = card('Second Harvest', '{2}{G}{G}', 'Instant', {}, [
  onResolution(does(createCopy(objects(token, controlledBy(you))))),
]);
