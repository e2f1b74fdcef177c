import {
  card,
  damage,
  does,
  eventPlayer,
  everyone,
  land,
  triggered,
  when,
} from '../rules/authoring';

export const manabarbs = card('Manabarbs', '{3}{R}', 'Enchantment', {}, [
  triggered(when.tappedForMana([land], everyone), does(damage(1, eventPlayer))),
]);
