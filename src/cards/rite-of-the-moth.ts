import {
  aimed,
  card,
  creature,
  flashback,
  mana,
  onResolution,
  ownedBy,
  targeted,
  targetIn,
  toBattlefield,
  you,
} from '../rules/authoring';

export const riteOfTheMoth = card('Rite of the Moth', '{1}{W}{B}{B}', 'Sorcery', {}, [
  onResolution(
    aimed(
      [targetIn(['graveyard'], creature, { is: 'card' }, ownedBy(you))],
      toBattlefield(targeted(), { counters: { counter: 'finality', count: 1 } }),
    ),
  ),
  flashback(mana('{3}{W}{W}{B}')),
]);
