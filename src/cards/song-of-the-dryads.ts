import {
  attachedObject,
  card,
  constant,
  continuous,
  keywordWith,
  objects,
  permanent,
  setColors,
} from '../rules/authoring';

export const songOfTheDryads = card('Song of the Dryads', '{2}{G}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(permanent) }),
  constant(
    continuous(
      attachedObject,
      { change: 'setTypes', types: ['Land'], subtypes: ['Forest'] },
      setColors(),
    ),
  ),
]);
