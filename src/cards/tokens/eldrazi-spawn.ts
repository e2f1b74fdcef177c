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

export const eldraziSpawnToken = tokenOf('Creature — Eldrazi Spawn', [], pt(0, 1), [
  activated(pay(sacrificeThis), does(add(symbols('{C}')))),
]);
