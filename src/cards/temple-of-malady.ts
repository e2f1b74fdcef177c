import {
  card,
  constant,
  does,
  entersWith,
  oneOf,
  scry,
  tapFor,
  tappedInstead,
  triggered,
  when,
} from '../rules/authoring';

export const templeOfMalady = card('Temple of Malady', '', 'Land', {}, [
  constant(entersWith(tappedInstead)),
  triggered(when.enters(), does(scry(1))),
  tapFor(oneOf('{B}', '{G}')),
]);
