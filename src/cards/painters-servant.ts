import {
  anywhere,
  card,
  cardObject,
  choosing,
  constant,
  continuous,
  either,
  entersWith,
  permanent,
  pt,
  spell,
} from '../rules/authoring';

export const paintersServant = card(
  "Painter's Servant",
  '{2}',
  'Artifact Creature — Scarecrow',
  pt(1, 3),
  [
    constant(entersWith(choosing('color'))),
    constant(
      continuous(anywhere(either([cardObject], [spell], [permanent])), {
        change: 'addColors',
        colors: 'chosen',
      }),
    ),
  ],
);
