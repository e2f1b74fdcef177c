import {
  cantBeCountered,
  card,
  colored,
  does,
  extraTurn,
  instruction,
  itself,
  keyword,
  keywordWith,
  ownerOf,
  pt,
  spell,
  thisObject,
  triggered,
  whenCast,
} from '../rules/authoring';

export const emrakulTheAeonsTorn = card(
  'Emrakul, the Aeons Torn',
  '{15}',
  'Legendary Creature — Eldrazi',
  pt(15, 15),
  [
    cantBeCountered,
    whenCast(does(extraTurn())),
    keyword('flying'),
    keywordWith('protection', {
      from: [spell, colored],
      word: 'spells that are one or more colors',
    }),
    keywordWith('annihilator', { count: 6 }),
    triggered(
      { event: 'moved', object: [itself], to: 'graveyard' },
      does(instruction('shuffle', { player: ownerOf(thisObject), zone: 'graveyard' })),
      { zones: ['graveyard'] },
    ),
  ],
);
