import {
  add,
  card,
  does,
  keyword,
  pt,
  subtype,
  symbols,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const cryptGhast = card('Crypt Ghast', '{3}{B}', 'Creature — Spirit', pt(2, 2), [
  keyword('extort'),
  triggered(when.tappedForMana([subtype('Swamp')], you), does(add(symbols('{B}')))),
]);
