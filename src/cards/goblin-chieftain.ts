import {
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  modifyPT,
  objects,
  other,
  pt,
  subtype,
  youControl,
} from '../rules/authoring';

export const goblinChieftain = card(
  'Goblin Chieftain',
  '{1}{R}{R}',
  'Creature — Goblin',
  pt(2, 2),
  [
    keyword('haste'),
    constant(
      continuous(
        objects(other, subtype('Goblin'), creature, youControl),
        modifyPT(1, 1),
        gain(keyword('haste')),
      ),
    ),
  ],
);
