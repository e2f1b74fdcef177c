import {
  card,
  constant,
  continuous,
  creature,
  keyword,
  modifyPT,
  objects,
  opponentsControl,
  other,
  pt,
  youControl,
} from '../rules/authoring';

export const eleshNornGrandCenobite = card(
  'Elesh Norn, Grand Cenobite',
  '{5}{W}{W}',
  'Legendary Creature — Phyrexian Praetor',
  pt(4, 7),
  [
    keyword('vigilance'),
    constant(continuous(objects(other, creature, youControl), modifyPT(2, 2))),
    constant(continuous(objects(creature, opponentsControl), modifyPT(-2, -2))),
  ],
);
