import {
  add,
  anyColor,
  becomeMonarch,
  card,
  does,
  isMonarch,
  keyword,
  land,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const regalBehemoth = card('Regal Behemoth', '{4}{G}{G}', 'Creature — Dinosaur', pt(5, 5), [
  keyword('trample'),
  triggered(when.enters(), does(becomeMonarch)),
  triggered(when.tappedForMana([land], you), does(add(anyColor)), { when: isMonarch() }),
]);
