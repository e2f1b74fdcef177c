import {
  activated,
  add,
  anyColor,
  card,
  constant,
  does,
  entersWith,
  pay,
  removing,
  tapFor,
  tappedInstead,
  tapThis,
  withCounters,
} from '../rules/authoring';

export const vividCrag = card('Vivid Crag', '', 'Land', {}, [
  constant(entersWith(tappedInstead, withCounters('charge', 2))),
  tapFor('{R}'),
  activated(pay(tapThis, removing('charge')), does(add(anyColor))),
]);
