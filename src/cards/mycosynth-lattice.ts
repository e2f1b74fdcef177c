import {
  addTypes,
  allows,
  anywhere,
  card,
  constant,
  continuous,
  everyone,
  objects,
  permanent,
  setColors,
} from '../rules/authoring';

export const mycosynthLattice = card('Mycosynth Lattice', '{6}', 'Artifact', {}, [
  constant(continuous(objects(permanent), addTypes(['Artifact']))),
  constant(continuous(anywhere(), setColors())),
  constant(allows({ rule: 'spendAsAnyColor' }, everyone)),
]);
