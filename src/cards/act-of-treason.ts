import {
  aimed,
  apply,
  card,
  creature,
  gain,
  keyword,
  onResolution,
  target,
  targeted,
  untap,
  you,
} from '../rules/authoring';

export const actOfTreason = card('Act of Treason', '{2}{R}', 'Sorcery', {}, [
  onResolution(
    aimed(
      [target(creature)],
      apply(targeted(), 'endOfTurn', { change: 'control', player: you }),
      untap(targeted()),
      apply(targeted(), 'endOfTurn', gain(keyword('haste'))),
    ),
  ),
]);
