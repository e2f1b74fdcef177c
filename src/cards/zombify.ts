import {
  aimed,
  card,
  creature,
  onResolution,
  ownedBy,
  targeted,
  targetIn,
  toBattlefield,
  you,
} from '../rules/authoring';

export const zombify = card('Zombify', '{3}{B}', 'Sorcery', {}, [
  onResolution(aimed([targetIn(['graveyard'], creature, ownedBy(you))], toBattlefield(targeted()))),
]);
