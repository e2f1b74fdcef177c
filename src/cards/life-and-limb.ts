import {
  addTypes,
  card,
  constant,
  continuous,
  either,
  objects,
  setColors,
  setPT,
  subtype,
} from '../rules/authoring';

export const lifeAndLimb = card('Life and Limb', '{3}{G}', 'Enchantment', {}, [
  constant(
    continuous(
      objects(either([subtype('Forest')], [subtype('Saproling')])),
      addTypes(['Creature', 'Land'], ['Saproling', 'Forest']),
      setColors('G'),
      setPT(1, 1),
    ),
  ),
]);
