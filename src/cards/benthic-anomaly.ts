import {
  bound,
  card,
  choose,
  controlledBy,
  createCopy,
  creature,
  does,
  eachPlayer,
  forEach,
  isObject,
  keyword,
  objects,
  opponents,
  pt,
  totalOf,
  whenCast,
} from '../rules/authoring';

export const benthicAnomaly = card(
  'Benthic Anomaly',
  '{6}{U}',
  'Creature — Eldrazi Serpent',
  pt(7, 8),
  [
    keyword('devoid'),
    whenCast(
      does(
        forEach(opponents, choose(objects(creature, controlledBy(eachPlayer)), 'chosen')),
        choose(objects(isObject(bound('chosen'))), 'copied'),
        createCopy(bound('copied'), {
          power: totalOf('power', bound('chosen')),
          toughness: totalOf('toughness', bound('chosen')),
          colors: [],
          types: ['Creature'],
          subtypes: ['Eldrazi'],
        }),
      ),
    ),
  ],
);
