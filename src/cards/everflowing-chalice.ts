import {
  card,
  constant,
  countersOn,
  entersWith,
  keywordWith,
  mana,
  pay,
  symbols,
  tapFor,
  thisObject,
  timesKicked,
  withCounters,
} from '../rules/authoring';

export const everflowingChalice = card('Everflowing Chalice', '{0}', 'Artifact', {}, [
  keywordWith('multikicker', { cost: pay(mana('{2}')) }),
  constant(entersWith(withCounters('charge', timesKicked))),
  tapFor(symbols('{C}', countersOn(thisObject, 'charge'))),
]);
