import {
  activated,
  card,
  createToken,
  does,
  keyword,
  mana,
  pay,
  pt,
  tapThis,
  tokenOf,
} from '../rules/authoring';

export const birthingBoughs = card('Birthing Boughs', '{3}', 'Artifact', {}, [
  activated(
    pay(mana('{4}'), tapThis),
    does(createToken(tokenOf('Creature — Shapeshifter', [], pt(2, 2), [keyword('changeling')]))),
  ),
]);
