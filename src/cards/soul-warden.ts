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
} from '../rules/authoring';

export const soulWarden = card('Soul Warden', '{W}', 'Creature — Human Cleric', pt(1, 1), [
  triggered(when.enters(other, creature), does(gainLife(you, 1))),
]);
