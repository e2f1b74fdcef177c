import {
  aimed,
  card,
  creature,
  damage,
  does,
  eachPlayer,
  forEach,
  keyword,
  loseLife,
  onResolution,
  opponents,
  split,
  target,
  targeted,
  X,
} from '../rules/authoring';

export const cutRibbons = split(
  card('Cut', '{1}{R}', 'Sorcery', {}, [
    onResolution(aimed([target(creature)], damage(4, targeted()))),
  ]),
  card('Ribbons', '{X}{B}{B}', 'Sorcery', {}, [
    keyword('aftermath'),
    onResolution(does(forEach(opponents, loseLife(eachPlayer, X)))),
  ]),
);
