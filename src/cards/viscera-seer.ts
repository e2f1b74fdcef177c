import {
  activated,
  card,
  creature,
  does,
  objects,
  pay,
  pt,
  sacrificing,
  scry,
} from '../rules/authoring';

export const visceraSeer = card('Viscera Seer', '{B}', 'Creature — Vampire Wizard', pt(1, 1), [
  activated(pay(sacrificing(objects(creature))), does(scry(1))),
]);
