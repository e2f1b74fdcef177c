import {
  activated,
  add,
  anyColor,
  card,
  does,
  keyword,
  mana,
  pay,
  pt,
  untapThis,
} from '../rules/authoring';

export const piliPala = card('Pili-Pala', '{2}', 'Artifact Creature — Scarecrow', pt(1, 1), [
  keyword('flying'),
  activated(pay(mana('{2}'), untapThis), does(add(anyColor))),
]);
