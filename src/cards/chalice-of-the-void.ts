import {
  card,
  constant,
  counter,
  countersOn,
  does,
  entersWith,
  eventObject,
  everyone,
  manaValue,
  thisObject,
  triggered,
  when,
  withCounters,
  X,
} from '../rules/authoring';

export const chaliceOfTheVoid = card('Chalice of the Void', '{X}{X}', 'Artifact', {}, [
  constant(entersWith(withCounters('charge', X))),
  triggered(
    when.casts(everyone, manaValue('=', countersOn(thisObject, 'charge'))),
    does(counter(eventObject)),
  ),
]);
