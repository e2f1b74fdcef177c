import {
  aimed,
  card,
  controlPlayer,
  costsItself,
  instant,
  inZones,
  keyword,
  keywordWith,
  ownedBy,
  pt,
  targetedPlayer,
  targetOpponent,
  whenCast,
  you,
} from '../rules/authoring';

export const emrakulThePromisedEnd = card(
  'Emrakul, the Promised End',
  '{13}',
  'Legendary Creature — Eldrazi',
  pt(13, 13),
  [
    costsItself({
      reduce: { amount: 'kinds', of: 'cardType', among: inZones(['graveyard'], ownedBy(you)) },
    }),
    whenCast(aimed([targetOpponent], controlPlayer(targetedPlayer(), { extraTurn: true }))),
    keyword('flying'),
    keyword('trample'),
    keywordWith('protection', { from: [instant], word: 'instants' }),
  ],
);
