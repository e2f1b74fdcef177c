import { card, keyword, pt } from '../rules/authoring';

export const shardlessAgent = card(
  'Shardless Agent',
  '{1}{G}{U}',
  'Artifact Creature — Human Rogue',
  pt(2, 2),
  [keyword('cascade')],
);
