import {
  activated,
  aimed,
  card,
  creature,
  keyword,
  mana,
  pay,
  pt,
  tap,
  target,
  targeted,
  untapThis,
} from '../rules/authoring';

export const silkbindFaerie = card(
  'Silkbind Faerie',
  '{2}{W/U}',
  'Creature — Faerie Rogue',
  pt(1, 3),
  [
    keyword('flying'),
    activated(pay(mana('{1}{W/U}'), untapThis), aimed([target(creature)], tap(targeted()))),
  ],
);
