import {
  addTypes,
  card,
  constant,
  continuous,
  objects,
  setColors,
  setPT,
  subtype,
} from '../rules/authoring';

export const kormusBell = card('Kormus Bell', '{4}', 'Artifact', {}, [
  constant(
    continuous(objects(subtype('Swamp')), addTypes(['Creature']), setColors('B'), setPT(1, 1)),
  ),
]);
