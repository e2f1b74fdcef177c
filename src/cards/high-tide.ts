import {
  add,
  card,
  does,
  eventPlayer,
  everyone,
  instruction,
  onResolution,
  subtype,
  symbols,
  triggered,
  when,
} from '../rules/authoring';

export const highTide = card('High Tide', '{U}', 'Instant', {}, [
  onResolution(
    does(
      instruction('delayedTrigger', {
        ability: triggered(
          when.tappedForMana([subtype('Island')], everyone),
          does(add(symbols('{U}'), { player: eventPlayer })),
        ),
        duration: 'endOfTurn',
      }),
    ),
  ),
]);
