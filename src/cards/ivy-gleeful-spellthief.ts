import {
  card,
  copySpell,
  creature,
  does,
  eventObject,
  everyone,
  keyword,
  may,
  other,
  pt,
  thisObject,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const ivyGleefulSpellthief = card(
  'Ivy, Gleeful Spellthief',
  '{G}{U}',
  'Legendary Creature — Faerie Rogue',
  pt(2, 1),
  [
    keyword('flying'),
    triggered(
      when.casts(everyone, { is: 'targetsOnly', where: [other, creature] }),
      does(may(you, copySpell(eventObject, { target: thisObject }))),
    ),
  ],
);
