import {
  card,
  does,
  keywordWith,
  loseLife,
  mana,
  pay,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const grinningDemon = card('Grinning Demon', '{2}{B}{B}', 'Creature — Demon', pt(6, 6), [
  triggered(when.beginning('upkeep', you), does(loseLife(you, 2))),
  keywordWith('morph', { cost: pay(mana('{2}{B}{B}')) }),
]);
