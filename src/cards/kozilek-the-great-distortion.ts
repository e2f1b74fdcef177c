import {
  activated,
  aimed,
  card,
  compare,
  counter,
  difference,
  discarding,
  does,
  draw,
  handSize,
  inHand,
  keyword,
  manaValue,
  pay,
  pt,
  targeted,
  targetSpell,
  whenCast,
  X,
  you,
} from '../rules/authoring';

export const kozilekTheGreatDistortion = card(
  'Kozilek, the Great Distortion',
  '{8}{C}{C}',
  'Legendary Creature — Eldrazi',
  pt(12, 12),
  [
    whenCast(does(draw(you, difference(7, handSize()))), compare(handSize(), '<', 7)),
    keyword('menace'),
    activated(
      pay(discarding(inHand(manaValue('=', X)))),
      aimed([targetSpell(manaValue('=', X))], counter(targeted())),
    ),
  ],
);
