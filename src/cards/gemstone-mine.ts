import {
  activated,
  add,
  anyColor,
  card,
  conditional,
  constant,
  does,
  entersWith,
  hasCounter,
  matches,
  pay,
  removing,
  sacrifice,
  tapThis,
  thisObject,
  unless,
  withCounters,
  you,
} from '../rules/authoring';

export const gemstoneMine = card('Gemstone Mine', '', 'Land', {}, [
  constant(entersWith(withCounters('mining', 3))),
  activated(
    pay(tapThis, removing('mining')),
    does(
      add(anyColor),
      conditional(unless(matches(thisObject, hasCounter('mining'))), [sacrifice(you, thisObject)]),
    ),
  ),
]);
