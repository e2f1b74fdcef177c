import {
  aimed,
  card,
  chooseModes,
  counter,
  creature,
  does,
  draw,
  objects,
  onResolution,
  opponentsControl,
  permanent,
  tap,
  target,
  targeted,
  targetSpell,
  toHand,
  you,
} from '../rules/authoring';

export const crypticCommand = card('Cryptic Command', '{1}{U}{U}{U}', 'Instant', {}, [
  onResolution(
    chooseModes(
      [2, 2],
      [
        aimed([targetSpell()], counter(targeted())),
        aimed([target(permanent)], toHand(targeted())),
        does(tap(objects(creature, opponentsControl))),
        does(draw(you, 1)),
      ],
    ),
  ),
]);
