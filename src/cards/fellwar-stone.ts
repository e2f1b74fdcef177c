import { card, couldProduce, land, objects, opponentsControl, tapFor } from '../rules/authoring';

export const fellwarStone = card('Fellwar Stone', '{2}', 'Artifact', {}, [
  tapFor(couldProduce(objects(land, opponentsControl), true)),
]);
