import {
  card,
  createToken,
  does,
  itself,
  keyword,
  pt,
  saddle,
  saddled,
  tokenOf,
  triggered,
  when,
} from '../rules/authoring';

export const bridledBighorn = card(
  'Bridled Bighorn',
  '{3}{W}',
  'Creature — Sheep Mount',
  pt(3, 4),
  [
    keyword('vigilance'),
    triggered(
      when.attacks(itself, saddled),
      does(createToken(tokenOf('Creature — Sheep', ['W'], pt(1, 1)))),
    ),
    saddle(2),
  ],
);
