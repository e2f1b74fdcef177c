import {
  card,
  does,
  draw,
  keyword,
  keywordWith,
  mana,
  pay,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const mulldrifter = card('Mulldrifter', '{4}{U}', 'Creature — Elemental', pt(2, 2), [
  keyword('flying'),
  triggered(when.enters(), does(draw(you, 2))),
  keywordWith('evoke', { cost: pay(mana('{2}{U}')) }),
]);
