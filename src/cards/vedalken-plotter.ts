import {
  aimed,
  card,
  instruction,
  land,
  opponentsControl,
  pt,
  target,
  targeted,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const vedalkenPlotter = card(
  'Vedalken Plotter',
  '{2}{U}',
  'Creature — Vedalken Wizard',
  pt(1, 1),
  [
    triggered(
      when.enters(),
      aimed(
        [target(land, youControl), target(land, opponentsControl)],
        instruction('exchangeControl', { one: targeted(), other: targeted(1) }),
      ),
    ),
  ],
);
