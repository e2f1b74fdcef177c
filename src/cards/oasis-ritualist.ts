import {
  activated,
  add,
  anyColor,
  card,
  does,
  exertThis,
  pay,
  pt,
  tapFor,
  tapThis,
} from '../rules/authoring';

export const oasisRitualist = card(
  'Oasis Ritualist',
  '{3}{G}',
  'Creature — Snake Druid',
  pt(2, 4),
  [tapFor(anyColor), activated(pay(tapThis, exertThis), does(add({ mana: 'anyColor', count: 2 })))],
);
