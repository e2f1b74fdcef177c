import {
  card,
  constant,
  entersWith,
  keyword,
  kicker,
  mana,
  pay,
  pt,
  wasKicked,
  withAbilities,
  withCounters,
} from '../rules/authoring';

export const kavuTitan = card('Kavu Titan', '{1}{G}', 'Creature — Kavu', pt(2, 2), [
  kicker(pay(mana('{2}{G}'))),
  constant({
    ...entersWith(withCounters('+1/+1', 3), withAbilities(keyword('trample'))),
    when: wasKicked,
  }),
]);
