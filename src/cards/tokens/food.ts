import {
  activated,
  does,
  gainLife,
  mana,
  pay,
  sacrificeThis,
  tapThis,
  tokenOf,
  you,
} from '../../rules/authoring';

export const foodToken = tokenOf('Artifact — Food', [], {}, [
  activated(pay(mana('{2}'), tapThis, sacrificeThis), does(gainLife(you, 3))),
]);
