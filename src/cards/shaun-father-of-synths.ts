import {
  aimed,
  attacking,
  card,
  createCopy,
  creature,
  does,
  exile,
  legendary,
  may,
  objects,
  other,
  pt,
  subtype,
  target,
  targeted,
  token,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const shaunFatherOfSynths = card(
  'Shaun, Father of Synths',
  '{3}{U}{R}',
  'Legendary Creature — Human Scientist',
  pt(3, 4),
  [
    triggered(
      when.attackersDeclared(you),
      aimed(
        [target(attacking, legendary, creature, youControl, other)],
        may(
          you,
          createCopy(
            targeted(),
            {
              notSupertypes: ['Legendary'],
              addTypes: ['Artifact', 'Creature'],
              addSubtypes: ['Synth'],
            },
            { tapped: true, attacking: true },
          ),
        ),
      ),
    ),
    triggered(when.leaves(), does(exile(objects(subtype('Synth'), token, youControl)))),
  ],
);
