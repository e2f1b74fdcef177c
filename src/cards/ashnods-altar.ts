import {
  activated,
  add,
  card,
  creature,
  does,
  objects,
  pay,
  sacrificing,
  symbols,
} from '../rules/authoring';

export const ashnodsAltar = card("Ashnod's Altar", '{3}', 'Artifact', {}, [
  activated(pay(sacrificing(objects(creature))), does(add(symbols('{C}{C}')))),
]);
