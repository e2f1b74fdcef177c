import {
  activated,
  card,
  constant,
  createToken,
  creaturesEverywhere,
  does,
  keyword,
  mana,
  pay,
  pt,
  tapThis,
  tokenOf,
} from '../rules/authoring';

export const maskwoodNexus = card('Maskwood Nexus', '{4}', 'Artifact', {}, [
  constant(...creaturesEverywhere({ change: 'allCreatureTypes' })),
  activated(
    pay(mana('{3}'), tapThis),
    does(createToken(tokenOf('Creature — Shapeshifter', ['U'], pt(2, 2), [keyword('changeling')]))),
  ),
]);
