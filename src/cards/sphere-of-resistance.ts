import { card, constant, costs, everyone } from '../rules/authoring';

export const sphereOfResistance = card('Sphere of Resistance', '{2}', 'Artifact', {}, [
  constant(costs(everyone, [], { increase: 1 })),
]);
