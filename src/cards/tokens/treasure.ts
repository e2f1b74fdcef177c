import {
  activated,
  add,
  anyColor,
  does,
  pay,
  sacrificeThis,
  tapThis,
  tokenOf,
} from '../../rules/authoring';

export const treasureToken = tokenOf('Artifact — Treasure', [], {}, [
  activated(pay(tapThis, sacrificeThis), does(add(anyColor))),
]);
