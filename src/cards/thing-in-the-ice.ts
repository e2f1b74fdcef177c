import {
  card,
  compare,
  conditional,
  constant,
  countersOn,
  creature,
  does,
  either,
  entersWith,
  instant,
  instruction,
  keyword,
  not,
  objects,
  pt,
  sorcery,
  subtype,
  thisObject,
  toHand,
  transforming,
  triggered,
  when,
  withCounters,
  you,
} from '../rules/authoring';

export const thingInTheIce = transforming(
  card('Thing in the Ice', '{1}{U}', 'Creature — Horror', pt(0, 4), [
    keyword('defender'),
    constant(entersWith(withCounters('ice', 4))),
    triggered(
      when.casts(you, either([instant], [sorcery])),
      does(
        instruction('removeCounters', { from: thisObject, counter: 'ice', count: 1 }),
        conditional(compare(countersOn(thisObject, 'ice'), '=', 0), [
          instruction('transform', { what: thisObject }),
        ]),
      ),
    ),
  ]),
  card('Awoken Horror', '', 'Creature — Kraken Horror', { ...pt(7, 8), colors: ['U'] }, [
    triggered(when.transforms(), does(toHand(objects(not(subtype('Horror')), creature)))),
  ]),
);
