import {
  aimed,
  card,
  creature,
  loseLife,
  manaValueOf,
  onResolution,
  targeted,
  targetIn,
  toBattlefield,
  you,
} from '../rules/authoring';

export const reanimate = card('Reanimate', '{B}', 'Sorcery', {}, [
  onResolution(
    aimed(
      [targetIn(['graveyard'], creature)],
      toBattlefield(targeted(), { under: you }),
      loseLife(you, manaValueOf(targeted())),
    ),
  ),
]);
