import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  either,
  gain,
  keywordWith,
  land,
  loseAllAbilities,
  objects,
  planeswalker,
  setColors,
  tapFor,
} from '../rules/authoring';

export const imprisonedInTheMoon = card(
  'Imprisoned in the Moon',
  '{2}{U}',
  'Enchantment — Aura',
  {},
  [
    keywordWith('enchant', { what: objects(either([creature], [land], [planeswalker])) }),
    constant(
      continuous(
        attachedObject,
        { change: 'setTypes', types: ['Land'], subtypes: [] },
        setColors(),
        loseAllAbilities,
        gain(tapFor('{C}')),
      ),
    ),
  ],
);
