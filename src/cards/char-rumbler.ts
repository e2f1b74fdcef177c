import {
  activated,
  apply,
  card,
  does,
  keyword,
  mana,
  modifyPT,
  pay,
  pt,
  thisObject,
} from '../rules/authoring';

export const charRumbler = card('Char-Rumbler', '{2}{R}{R}', 'Creature — Elemental', pt(-1, 3), [
  keyword('doubleStrike'),
  activated(pay(mana('{R}')), does(apply(thisObject, 'endOfTurn', modifyPT(1, 0)))),
]);
