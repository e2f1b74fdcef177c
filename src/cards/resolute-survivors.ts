import {
  card,
  constant,
  creature,
  damage,
  does,
  gainLife,
  mayExert,
  opponents,
  pt,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const resoluteSurvivors = card(
  'Resolute Survivors',
  '{1}{R}{W}',
  'Creature — Human Warrior',
  pt(3, 3),
  [
    constant(mayExert()),
    triggered(when.exerts(you, creature), does(damage(1, opponents), gainLife(you, 1))),
  ],
);
