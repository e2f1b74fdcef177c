import {
  bound,
  card,
  choose,
  does,
  keyword,
  objects,
  permanent,
  pt,
  toHand,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const korSkyfisher = card('Kor Skyfisher', '{1}{W}', 'Creature — Kor Soldier', pt(2, 3), [
  keyword('flying'),
  triggered(
    when.enters(),
    does(choose(objects(permanent, youControl), 'returned'), toHand(bound('returned'))),
  ),
]);
