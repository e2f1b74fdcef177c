import {
  card,
  copySpell,
  createToken,
  does,
  either,
  eventObject,
  eventPlayer,
  everyone,
  instant,
  objects,
  pt,
  sorcery,
  subtype,
  tokenOf,
  triggered,
  when,
} from '../rules/authoring';

export const precursorGolem = card(
  'Precursor Golem',
  '{5}',
  'Artifact Creature — Golem',
  pt(3, 3),
  [
    triggered(
      when.enters(),
      does(createToken(tokenOf('Artifact Creature — Golem', [], pt(3, 3)), 2)),
    ),
    triggered(
      when.casts(everyone, either([instant], [sorcery]), {
        is: 'targetsOnly',
        where: [subtype('Golem')],
      }),
      does(copySpell(eventObject, { forEach: objects(subtype('Golem')), player: eventPlayer })),
    ),
  ],
);
