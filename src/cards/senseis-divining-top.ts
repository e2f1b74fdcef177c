import {
  activated,
  bound,
  card,
  does,
  draw,
  look,
  mana,
  pay,
  tapThis,
  thisObject,
  you,
} from '../rules/authoring';

export const senseisDiviningTop = card("Sensei's Divining Top", '{1}', 'Artifact', {}, [
  activated(
    pay(mana('{1}')),
    does(look('top', 3), { kind: 'move', what: bound('top'), to: 'library' }),
  ),
  activated(pay(tapThis), does(draw(you, 1), { kind: 'move', what: thisObject, to: 'library' })),
]);
