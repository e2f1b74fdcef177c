import {
  aimed,
  apply,
  bound,
  card,
  chapter,
  creature,
  destroy,
  does,
  gain,
  keyword,
  land,
  not,
  objects,
  opponentsControl,
  permanent,
  search,
  shuffle,
  subtype,
  target,
  targeted,
  toBattlefield,
  youControl,
} from '../rules/authoring';

export const bindingTheOldGods = card(
  'Binding the Old Gods',
  '{2}{B}{G}',
  'Enchantment — Saga',
  {},
  [
    chapter([1], aimed([target(not(land), permanent, opponentsControl)], destroy(targeted()))),
    chapter(
      [2],
      does(
        search([subtype('Forest')], 'found'),
        toBattlefield(bound('found'), { tapped: true }),
        shuffle(),
      ),
    ),
    chapter(
      [3],
      does(apply(objects(creature, youControl), 'endOfTurn', gain(keyword('deathtouch')))),
    ),
  ],
);
