import {
  card,
  creature,
  damage,
  does,
  exists,
  keyword,
  objects,
  opponents,
  other,
  pt,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const turretOgre = card('Turret Ogre', '{3}{R}', 'Creature — Ogre Warrior', pt(4, 3), [
  keyword('reach'),
  triggered(when.enters(), does(damage(2, opponents)), {
    when: exists(objects(other, creature, youControl, { is: 'power', compare: '>=', to: 4 })),
  }),
]);
