import {
  activated,
  basic,
  bound,
  card,
  does,
  land,
  pay,
  sacrificeThis,
  search,
  shuffle,
  tapThis,
  toBattlefield,
} from '../rules/authoring';

export const terramorphicExpanse = card('Terramorphic Expanse', '', 'Land', {}, [
  activated(
    pay(tapThis, sacrificeThis),
    does(
      search([basic, land], 'found'),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
  ),
]);
