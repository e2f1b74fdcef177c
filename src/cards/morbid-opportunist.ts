import { card, creature, does, draw, other, pt, triggered, when, you } from '../rules/authoring';

export const morbidOpportunist = card(
  'Morbid Opportunist',
  '{2}{B}',
  'Creature — Human Rogue',
  pt(1, 3),
  [
    triggered(when.dies(other, creature), does(draw(you, 1)), {
      oneOrMore: true,
      oncePerTurn: true,
    }),
  ],
);
