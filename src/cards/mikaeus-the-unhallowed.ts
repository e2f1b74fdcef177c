import {
  card,
  constant,
  continuous,
  creature,
  destroy,
  does,
  gain,
  keyword,
  modifyPT,
  not,
  objects,
  other,
  pt,
  subtype,
  triggered,
  you,
  youControl,
} from '../rules/authoring';

export const mikaeusTheUnhallowed = card(
  'Mikaeus, the Unhallowed',
  '{3}{B}{B}{B}',
  'Legendary Creature — Zombie Cleric',
  pt(5, 5),
  [
    keyword('intimidate'),
    triggered(
      { event: 'damage', source: [subtype('Human')], toPlayer: you },
      does(destroy({ ref: 'eventSource' })),
    ),
    constant(
      continuous(
        objects(other, not(subtype('Human')), creature, youControl),
        modifyPT(1, 1),
        gain(keyword('undying')),
      ),
    ),
  ],
);
