import {
  attackedThisTurn,
  card,
  creature,
  does,
  extraCombat,
  objects,
  onResolution,
  untap,
} from '../rules/authoring';

export const relentlessAssault = card('Relentless Assault', '{2}{R}{R}', 'Sorcery', {}, [
  onResolution(does(untap(objects(creature, attackedThisTurn)), extraCombat)),
]);
