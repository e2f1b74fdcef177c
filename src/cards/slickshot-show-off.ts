import {
  apply,
  card,
  creature,
  does,
  keyword,
  mana,
  modifyPT,
  not,
  plot,
  pt,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const slickshotShowOff = card(
  'Slickshot Show-Off',
  '{1}{R}',
  'Creature — Bird Wizard',
  pt(1, 2),
  [
    keyword('flying'),
    keyword('haste'),
    triggered(when.casts(you, not(creature)), does(apply(thisObject, 'endOfTurn', modifyPT(2, 0)))),
    plot(mana('{1}{R}')),
  ],
);
