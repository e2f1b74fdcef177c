import {
  basic,
  bound,
  card,
  does,
  land,
  onResolution,
  search,
  shuffle,
  toBattlefield,
} from '../rules/authoring';

export const rampantGrowth = card('Rampant Growth', '{1}{G}', 'Sorcery', {}, [
  onResolution(
    does(
      search([basic, land], 'found'),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
  ),
]);
