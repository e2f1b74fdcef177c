import {
  cantBeCountered,
  card,
  color,
  constant,
  entersWith,
  keyword,
  keywordWith,
  pt,
  withCounters,
  X,
} from '../rules/authoring';

export const mistcutterHydra = card('Mistcutter Hydra', '{X}{G}', 'Creature — Hydra', pt(0, 0), [
  cantBeCountered,
  keyword('haste'),
  keywordWith('protection', { from: [color('U')], word: 'blue' }),
  constant(entersWith(withCounters('+1/+1', X))),
]);
