import {
  card,
  creature,
  does,
  either,
  gainLife,
  itself,
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
  [triggered(when.enters(either([itself], [other, creature, youControl])), does(gainLife(you, 1)))],
);
