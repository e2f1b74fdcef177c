import {
  card,
  continuous,
  countOf,
  defining,
  keyword,
  objects,
  pt,
  setPT,
  subtype,
  thisObject,
  youControl,
} from '../rules/authoring';

export const nightmare = card('Nightmare', '{5}{B}', 'Creature — Nightmare Horse', pt('*', '*'), [
  keyword('flying'),
  defining(
    continuous(
      thisObject,
      setPT(
        countOf(objects(subtype('Swamp'), youControl)),
        countOf(objects(subtype('Swamp'), youControl)),
      ),
    ),
  ),
]);
