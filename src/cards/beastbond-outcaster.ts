import {
  card,
  creature,
  does,
  draw,
  exists,
  mana,
  objects,
  plot,
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
    plot(mana('{1}{G}')),
  ],
);
