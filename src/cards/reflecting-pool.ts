import { card, couldProduce, land, objects, tapFor, youControl } from '../rules/authoring';

export const reflectingPool = card('Reflecting Pool', '', 'Land', {}, [
  tapFor(couldProduce(objects(land, youControl), false)),
]);
