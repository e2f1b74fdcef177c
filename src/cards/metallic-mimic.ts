import {
  card,
  choosing,
  constant,
  continuous,
  creature,
  entersWith,
  ofChosenType,
  other,
  pt,
  replaces,
  thisObject,
  when,
  withCounters,
  youControl,
} from '../rules/authoring';

export const metallicMimic = card(
  'Metallic Mimic',
  '{2}',
  'Artifact Creature — Shapeshifter',
  pt(2, 1),
  [
    constant(entersWith(choosing('creatureType'))),
    constant(continuous(thisObject, { change: 'addTypes', chosenType: true })),
    constant(
      replaces(when.enters(other, creature, youControl, ofChosenType), withCounters('+1/+1', 1)),
    ),
  ],
);
