import {
  activated,
  add,
  does,
  pay,
  pt,
  sacrificeThis,
  symbols,
  tokenOf,
} from '../../rules/authoring';

export const eldraziScionToken = tokenOf('Creature — Eldrazi Scion', [], pt(1, 1), [
  activated(pay(sacrificeThis), does(add(symbols('{C}')))),
]);
