import {
  activated,
  aimed,
  card,
  does,
  draw,
  eachPlayer,
  everyone,
  forEach,
  loyalty,
  mill,
  pay,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const jaceBeleren = card(
  'Jace Beleren',
  '{1}{U}{U}',
  'Legendary Planeswalker — Jace',
  { loyalty: 3 },
  [
    activated(pay(loyalty(2)), does(forEach(everyone, draw(eachPlayer, 1)))),
    activated(pay(loyalty(-1)), aimed([targetPlayer], draw(targetedPlayer(), 1))),
    activated(pay(loyalty(-10)), aimed([targetPlayer], mill(targetedPlayer(), 20))),
  ],
);
