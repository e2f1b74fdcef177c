import {
  card,
  choosing,
  constant,
  costs,
  creature,
  entersWith,
  everyone,
  ofChosenType,
} from '../rules/authoring';

export const urzasIncubator = card("Urza's Incubator", '{3}', 'Artifact', {}, [
  constant(entersWith(choosing('creatureType'))),
  constant(costs(everyone, [creature, ofChosenType], { reduce: 2 })),
]);
