import {
  addTypes,
  card,
  constant,
  continuous,
  eachObject,
  enchantment,
  manaValueOf,
  not,
  objects,
  other,
  setPT,
  subtype,
} from '../rules/authoring';

export const opalescence = card('Opalescence', '{2}{W}{W}', 'Enchantment', {}, [
  constant(
    continuous(
      objects(other, not(subtype('Aura')), enchantment),
      addTypes(['Creature']),
      setPT(manaValueOf(eachObject), manaValueOf(eachObject)),
    ),
  ),
]);
