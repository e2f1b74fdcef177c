import {
  aimed,
  card,
  constant,
  entersWith,
  keyword,
  loseLife,
  pt,
  tappedInstead,
  targetedPlayer,
  targetOpponent,
  triggered,
  when,
} from '../rules/authoring';

export const geralfsMessenger = card(
  "Geralf's Messenger",
  '{B}{B}{B}',
  'Creature — Zombie',
  pt(3, 2),
  [
    constant(entersWith(tappedInstead)),
    triggered(when.enters(), aimed([targetOpponent], loseLife(targetedPlayer(), 2))),
    keyword('undying'),
  ],
);
