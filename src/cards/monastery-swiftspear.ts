import { card, keyword, pt } from '../rules/authoring';

export const monasterySwiftspear = card(
  'Monastery Swiftspear',
  '{R}',
  'Creature — Human Monk',
  pt(1, 2),
  [keyword('haste'), keyword('prowess')],
);
