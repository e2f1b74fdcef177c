import {
  card,
  creature,
  does,
  eventObject,
  hasKeyword,
  keyword,
  not,
  ownerOf,
  pt,
  toBattlefield,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const luminousBroodmoth = card(
  'Luminous Broodmoth',
  '{2}{W}{W}',
  'Creature — Insect',
  pt(3, 4),
  [
    keyword('flying'),
    triggered(
      when.dies(creature, youControl, not(hasKeyword('flying'))),
      does(
        toBattlefield(eventObject, {
          under: ownerOf(eventObject),
          counters: { counter: 'flying', count: 1 },
        }),
      ),
    ),
  ],
);
