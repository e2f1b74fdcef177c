import {
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  objects,
  pt,
  youControl,
} from '../rules/authoring';

export const maelstromWanderer = card(
  'Maelstrom Wanderer',
  '{5}{G}{U}{R}',
  'Legendary Creature — Elemental',
  pt(7, 5),
  [
    constant(continuous(objects(creature, youControl), gain(keyword('haste')))),
    keyword('cascade'),
    keyword('cascade'),
  ],
);
