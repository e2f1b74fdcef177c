import {
  aimed,
  apply,
  card,
  creature,
  loseAllAbilities,
  onResolution,
  setColors,
  setPT,
  target,
  targeted,
} from '../rules/authoring';

export const turnToFrog = card('Turn to Frog', '{1}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature)],
      apply(
        targeted(),
        'endOfTurn',
        loseAllAbilities,
        setColors('U'),
        { change: 'setTypes', subtypes: ['Frog'] },
        setPT(1, 1),
      ),
    ),
  ),
]);
