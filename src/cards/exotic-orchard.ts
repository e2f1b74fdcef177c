import { card, couldProduce, land, objects, opponentsControl, tapFor } from '../rules/authoring';

export const exoticOrchard = card('Exotic Orchard', '', 'Land', {}, [
  tapFor(couldProduce(objects(land, opponentsControl), true)),
]);
