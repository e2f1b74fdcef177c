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

export const evolvingWilds = card('Evolving Wilds', '', 'Land', {}, [
  activated(
    pay(tapThis, sacrificeThis),
    does(
      search([basic, land], 'found'),
      toBattlefield(bound('found'), { tapped: true }),
      shuffle(),
    ),
  ),
]);
