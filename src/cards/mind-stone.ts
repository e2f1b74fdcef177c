import {
  activated,
  card,
  does,
  draw,
  mana,
  pay,
  sacrificeThis,
  tapFor,
  tapThis,
  you,
} from '../rules/authoring';

export const mindStone = card('Mind Stone', '{2}', 'Artifact', {}, [
  tapFor('{C}'),
  activated(pay(mana('{1}'), tapThis, sacrificeThis), does(draw(you, 1))),
]);
