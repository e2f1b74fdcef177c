import {
  artifact,
  card,
  constant,
  createToken,
  creature,
  does,
  either,
  forbids,
  itself,
  may,
  other,
  pt,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';
import { clueToken } from './tokens/all';

export const nickValentinePrivateEye = card(
  'Nick Valentine, Private Eye',
  '{2}{U}',
  'Legendary Artifact Creature — Synth Detective',
  pt(2, 2),
  [
    constant(forbids({ rule: 'cantBeBlocked', except: [artifact, creature] })),
    triggered(
      when.dies(either([itself], [other, artifact, creature, youControl])),
      does(may(you, createToken(clueToken))),
    ),
  ],
);
