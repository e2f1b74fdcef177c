import {
  card,
  copySpell,
  creature,
  does,
  either,
  eventObject,
  instant,
  itself,
  objects,
  other,
  pt,
  sorcery,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const zadaHedronGrinder = card(
  'Zada, Hedron Grinder',
  '{3}{R}',
  'Legendary Creature — Goblin Ally',
  pt(3, 3),
  [
    triggered(
      when.casts(you, either([instant], [sorcery]), { is: 'targetsOnly', where: [itself] }),
      does(copySpell(eventObject, { forEach: objects(other, creature, youControl) })),
    ),
  ],
);
