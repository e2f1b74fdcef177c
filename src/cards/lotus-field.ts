import {
  card,
  constant,
  does,
  entersWith,
  keyword,
  land,
  objects,
  sacrifice,
  tapFor,
  tappedInstead,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const lotusField = card('Lotus Field', '', 'Land', {}, [
  keyword('hexproof'),
  constant(entersWith(tappedInstead)),
  triggered(when.enters(), does(sacrifice(you, objects(land), 2))),
  tapFor({ mana: 'anyColor', count: 3 }),
]);
