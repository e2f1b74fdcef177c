import { card, constant, costs, either, instant, pt, sorcery, you } from '../rules/authoring';

export const goblinElectromancer = card(
  'Goblin Electromancer',
  '{U}{R}',
  'Creature — Goblin Wizard',
  pt(2, 2),
  [constant(costs(you, [either([instant], [sorcery])], { reduce: 1 }))],
);
