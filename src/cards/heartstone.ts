import { card, constant, creature, everyone } from '../rules/authoring';

export const heartstone = card('Heartstone', '{3}', 'Artifact', {}, [
  constant({
    effect: 'cost',
    spells: [],
    by: everyone,
    abilitiesOf: [creature],
    reduce: 1,
    atLeast: 1,
  }),
]);
