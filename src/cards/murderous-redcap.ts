import {
  aimed,
  anyTarget,
  card,
  damage,
  keyword,
  powerOf,
  pt,
  targeted,
  thisObject,
  triggered,
  when,
} from '../rules/authoring';

export const murderousRedcap = card(
  'Murderous Redcap',
  '{2}{B/R}{B/R}',
  'Creature — Goblin Assassin',
  pt(2, 2),
  [
    triggered(when.enters(), aimed([anyTarget], damage(powerOf(thisObject), targeted()))),
    keyword('persist'),
  ],
);
