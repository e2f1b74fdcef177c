import {
  allows,
  card,
  constant,
  continuous,
  everyBasicLandType,
  land,
  objects,
  pt,
  youControl,
} from '../rules/authoring';

export const dryadOfTheIlysianGrove = card(
  'Dryad of the Ilysian Grove',
  '{2}{G}',
  'Enchantment Creature — Nymph Dryad',
  pt(2, 4),
  [
    constant(allows({ rule: 'additionalLands', count: 1 })),
    constant(continuous(objects(land, youControl), everyBasicLandType)),
  ],
);
