import {
  aimed,
  apply,
  card,
  creature,
  does,
  eventObject,
  gain,
  instruction,
  isObject,
  keyword,
  onResolution,
  opponentsControl,
  tap,
  target,
  targeted,
  triggered,
  untap,
  you,
} from '../rules/authoring';

export const rayOfCommand = card('Ray of Command', '{3}{U}', 'Instant', {}, [
  onResolution(
    aimed(
      [target(creature, opponentsControl)],
      untap(targeted()),
      apply(targeted(), 'endOfTurn', { change: 'control', player: you }),
      apply(targeted(), 'endOfTurn', gain(keyword('haste'))),
      instruction('delayedTrigger', {
        ability: triggered(
          { event: 'controlChanged', object: [isObject(targeted())], from: you },
          does(tap(eventObject)),
        ),
      }),
    ),
  ),
]);
