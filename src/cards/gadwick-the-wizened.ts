import {
  aimed,
  card,
  color,
  does,
  draw,
  land,
  not,
  opponentsControl,
  pt,
  tap,
  target,
  targeted,
  triggered,
  when,
  X,
  you,
} from '../rules/authoring';

export const gadwickTheWizened = card(
  'Gadwick, the Wizened',
  '{X}{U}{U}{U}',
  'Legendary Creature — Human Wizard',
  pt(3, 3),
  [
    triggered(when.enters(), does(draw(you, X))),
    triggered(
      when.casts(you, color('U')),
      aimed([target(not(land), opponentsControl)], tap(targeted())),
    ),
  ],
);
