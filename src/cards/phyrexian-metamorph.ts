import {
  artifact,
  card,
  constant,
  creature,
  either,
  entersWith,
  objects,
  pt,
} from '../rules/authoring';

export const phyrexianMetamorph = card(
  'Phyrexian Metamorph',
  '{3}{U/P}',
  'Artifact Creature — Phyrexian Shapeshifter',
  pt(0, 0),
  [
    constant(
      entersWith({
        replace: 'entersAsCopy',
        of: objects(either([artifact], [creature])),
        optional: true,
        except: { addTypes: ['Artifact'] },
      }),
    ),
  ],
);
