import {
  activated,
  card,
  does,
  gainLife,
  land,
  objects,
  pay,
  sacrificing,
  you,
} from '../rules/authoring';

export const zuranOrb = card('Zuran Orb', '{0}', 'Artifact', {}, [
  activated(pay(sacrificing(objects(land))), does(gainLife(you, 2))),
]);
