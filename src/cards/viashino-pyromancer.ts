import {
  aimed,
  card,
  damage,
  everyone,
  objects,
  planeswalker,
  pt,
  targeted,
  triggered,
  when,
} from '../rules/authoring';

export const viashinoPyromancer = card(
  'Viashino Pyromancer',
  '{1}{R}',
  'Creature — Lizard Wizard',
  pt(2, 1),
  [
    triggered(
      when.enters(),
      aimed([{ objects: objects(planeswalker), players: everyone }], damage(2, targeted())),
    ),
  ],
);
