import {
  card,
  cardObject,
  constant,
  continuous,
  inZones,
  loseAllAbilities,
  pt,
} from '../rules/authoring';

export const yixlidJailer = card('Yixlid Jailer', '{1}{B}', 'Creature — Zombie Wizard', pt(2, 1), [
  constant(continuous(inZones(['graveyard'], cardObject), loseAllAbilities)),
]);
