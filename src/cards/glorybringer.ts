import {
  aimed,
  card,
  constant,
  creature,
  damage,
  keyword,
  mayExert,
  not,
  opponentsControl,
  pt,
  subtype,
  target,
  targeted,
} from '../rules/authoring';

export const glorybringer = card('Glorybringer', '{3}{R}{R}', 'Creature — Dragon', pt(4, 4), [
  keyword('flying'),
  keyword('haste'),
  constant(
    mayExert(
      aimed([target(not(subtype('Dragon')), creature, opponentsControl)], damage(4, targeted())),
    ),
  ),
]);
