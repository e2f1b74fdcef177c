import {
  card,
  constant,
  continuous,
  gain,
  keywordWith,
  modifyPT,
  objects,
  other,
  pt,
  subtype,
} from '../rules/authoring';

export const lordOfAtlantis = card('Lord of Atlantis', '{U}{U}', 'Creature — Merfolk', pt(2, 2), [
  constant(
    continuous(
      objects(other, subtype('Merfolk')),
      modifyPT(1, 1),
      gain(keywordWith('landwalk', { landType: 'Island' })),
    ),
  ),
]);
