import {
  card,
  creature,
  destroy,
  does,
  eventObject,
  itself,
  keyword,
  ownerOf,
  pt,
  shuffle,
  triggered,
  you,
} from '../rules/authoring';

export const dread = card('Dread', '{3}{B}{B}{B}', 'Creature — Elemental Incarnation', pt(6, 6), [
  keyword('fear'),
  triggered(
    { event: 'damage', source: [creature], toPlayer: you },
    does(destroy({ ref: 'eventSource' })),
  ),
  triggered(
    { event: 'moved', object: [itself], to: 'graveyard' },
    does({ kind: 'move', what: eventObject, to: 'library' }, shuffle(ownerOf(eventObject))),
  ),
]);
