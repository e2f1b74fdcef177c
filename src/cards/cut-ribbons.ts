import {
  aimed,
  card,
  creature,
  damage,
  does,
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
    onResolution(does(loseLife(opponents, X))),
  ]),
);
