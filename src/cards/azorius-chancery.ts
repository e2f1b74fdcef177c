import {
  bound,
  card,
  choose,
  constant,
  does,
  entersWith,
  land,
  objects,
  tapFor,
  tappedInstead,
  toHand,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const azoriusChancery = card('Azorius Chancery', '', 'Land', {}, [
  constant(entersWith(tappedInstead)),
  triggered(
    when.enters(),
    does(choose(objects(land, youControl), 'returned'), toHand(bound('returned'))),
  ),
  tapFor('{W}{U}'),
]);
