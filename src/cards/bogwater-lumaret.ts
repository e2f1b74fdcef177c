import {
  card,
  creature,
  does,
  gainLife,
  other,
  pt,
  triggered,
  when,
  you,
  youControl,
} from '../rules/authoring';

export const bogwaterLumaret = card(
  'Bogwater Lumaret',
  '{B}{G}',
  'Creature — Spirit Frog',
  pt(2, 2),
  [
    triggered(when.enters(), does(gainLife(you, 1)), {
      or: [when.enters(other, creature, youControl)],
    }),
  ],
);
