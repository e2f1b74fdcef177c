import {
  card,
  constantWhile,
  costs,
  everyone,
  matches,
  not,
  tapped,
  thisObject,
} from '../rules/authoring';

export const trinisphere = card('Trinisphere', '{3}', 'Artifact', {}, [
  constantWhile(matches(thisObject, not(tapped)), costs(everyone, [], { floor: 3 })),
]);
