import {
  card,
  creature,
  does,
  draw,
  exists,
  objects,
  pt,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const beastbondOutcaster = card(
  'Beastbond Outcaster',
  '{2}{G}',
  'Creature — Human Druid',
  pt(3, 3),
  [
    triggered(when.enters(), does(draw(you, 1)), {
      when: exists(objects(creature, youControl, { is: 'power', compare: '>=', to: 4 })),
    }),
    { kind: 'unread', text: 'Plot {1}{G}' },
  ],
);
