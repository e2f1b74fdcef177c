import {
  activated,
  basic,
  bound,
  card,
  does,
  land,
  mana,
  pay,
  pt,
  sacrificeThis,
  search,
  shuffle,
  toBattlefield,
} from '../rules/authoring';

export const burnishedHart = card('Burnished Hart', '{3}', 'Artifact Creature — Elk', pt(2, 2), [
  activated(
    pay(mana('{3}'), sacrificeThis),
    does(
      search([basic, land], 'found', [0, 2]),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
  ),
]);
