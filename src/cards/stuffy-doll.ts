import {
  activated,
  card,
  choosing,
  chosenPlayer,
  constant,
  damage,
  does,
  entersWith,
  eventAmount,
  itself,
  keyword,
  pay,
  pt,
  tapThis,
  thisObject,
  triggered,
} from '../rules/authoring';

export const stuffyDoll = card('Stuffy Doll', '{5}', 'Artifact Creature — Construct', pt(0, 1), [
  keyword('indestructible'),
  constant(entersWith(choosing('player'))),
  triggered({ event: 'damage', toObject: [itself] }, does(damage(eventAmount, chosenPlayer))),
  activated(pay(tapThis), does(damage(1, thisObject))),
]);
