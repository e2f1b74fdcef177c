import {
  adventurer,
  aimed,
  card,
  creature,
  destroy,
  does,
  either,
  eventObject,
  instruction,
  keyword,
  loseLife,
  onResolution,
  planeswalker,
  pt,
  target,
  targeted,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const murderousRider = adventurer(
  card('Murderous Rider', '{1}{B}{B}', 'Creature — Zombie Knight', pt(2, 3), [
    keyword('lifelink'),
    triggered(
      when.dies(),
      does(instruction('move', { what: eventObject, to: 'library', position: 'bottom' })),
    ),
  ]),
  card('Swift End', '{1}{B}{B}', 'Instant — Adventure', {}, [
    onResolution(
      aimed([target(either([creature], [planeswalker]))], destroy(targeted()), loseLife(you, 2)),
    ),
  ]),
);
