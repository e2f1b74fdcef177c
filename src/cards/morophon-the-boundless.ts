import {
  card,
  choosing,
  constant,
  continuous,
  costs,
  creature,
  entersWith,
  keyword,
  modifyPT,
  objects,
  ofChosenType,
  other,
  pt,
  you,
  youControl,
} from '../rules/authoring';

export const morophonTheBoundless = card(
  'Morophon, the Boundless',
  '{7}',
  'Legendary Creature — Shapeshifter',
  pt(6, 6),
  [
    keyword('changeling'),
    constant(entersWith(choosing('creatureType'))),
    constant(costs(you, [ofChosenType], { reduceMana: '{W}{U}{B}{R}{G}', onlyLike: true })),
    constant(continuous(objects(other, creature, youControl, ofChosenType), modifyPT(1, 1))),
  ],
);
