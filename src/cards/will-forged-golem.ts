import { card, keyword, pt } from '../rules/authoring';

export const willForgedGolem = card(
  'Will-Forged Golem',
  '{6}',
  'Artifact Creature — Golem',
  pt(4, 4),
  [keyword('convoke')],
);
