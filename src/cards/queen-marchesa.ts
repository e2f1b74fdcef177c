import {
  becomeMonarch,
  card,
  createToken,
  does,
  isMonarch,
  keyword,
  opponents,
  pt,
  tokenOf,
  triggered,
  when,
  you,
} from '../rules/authoring';

const assassin = tokenOf('Creature — Assassin', ['B'], pt(1, 1), [
  keyword('deathtouch'),
  keyword('haste'),
]);

export const queenMarchesa = card(
  'Queen Marchesa',
  '{1}{R}{W}{B}',
  'Legendary Creature — Human Assassin',
  pt(3, 3),
  [
    keyword('deathtouch'),
    keyword('haste'),
    triggered(when.enters(), does(becomeMonarch)),
    triggered(when.beginning('upkeep', you), does(createToken(assassin)), {
      when: isMonarch(opponents),
    }),
  ],
);
