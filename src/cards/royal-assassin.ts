import {
  activated,
  aimed,
  card,
  creature,
  destroy,
  pay,
  pt,
  tapped,
  tapThis,
  target,
  targeted,
} from '../rules/authoring';

export const royalAssassin = card(
  'Royal Assassin',
  '{1}{B}{B}',
  'Creature — Human Assassin',
  pt(1, 1),
  [activated(pay(tapThis), aimed([target(tapped, creature)], destroy(targeted())))],
);
