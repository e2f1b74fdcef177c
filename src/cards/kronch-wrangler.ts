import {
  card,
  creature,
  does,
  keyword,
  pt,
  putCounters,
  thisObject,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const kronchWrangler = card(
  'Kronch Wrangler',
  '{1}{G}',
  'Creature — Human Warrior',
  pt(2, 1),
  [
    keyword('trample'),
    triggered(
      when.enters(creature, youControl, { is: 'power', compare: '>=', to: 4 }),
      does(putCounters(thisObject, '+1/+1', 1)),
    ),
  ],
);
