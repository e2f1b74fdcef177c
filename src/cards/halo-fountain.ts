import {
  activated,
  card,
  createToken,
  creature,
  does,
  draw,
  instruction,
  mana,
  objects,
  pay,
  pt,
  tapThis,
  tokenOf,
  you,
  youControl,
} from '../rules/authoring';

export const haloFountain = card('Halo Fountain', '{2}{W}', 'Artifact', {}, [
  activated(
    pay(mana('{W}'), tapThis, {
      pay: 'untapPermanents',
      what: objects(creature, youControl),
      count: 1,
    }),
    does(createToken(tokenOf('Creature — Citizen', ['W', 'G'], pt(1, 1)))),
  ),
  activated(
    pay(mana('{W}{W}'), tapThis, {
      pay: 'untapPermanents',
      what: objects(creature, youControl),
      count: 2,
    }),
    does(draw(you, 1)),
  ),
  activated(
    pay(mana('{W}{W}{W}{W}{W}'), tapThis, {
      pay: 'untapPermanents',
      what: objects(creature, youControl),
      count: 15,
    }),
    does(instruction('winGame', { player: you, outcome: 'win' })),
  ),
]);
