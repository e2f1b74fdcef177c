import {
  activated,
  does,
  draw,
  mana,
  pay,
  sacrificeThis,
  tokenOf,
  you,
} from '../../rules/authoring';

export const clueToken = tokenOf('Artifact — Clue', [], {}, [
  activated(pay(mana('{2}'), sacrificeThis), does(draw(you, 1))),
]);
