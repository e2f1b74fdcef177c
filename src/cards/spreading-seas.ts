import {
  attachedObject,
  card,
  constant,
  continuous,
  does,
  draw,
  keywordWith,
  land,
  objects,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const spreadingSeas = card('Spreading Seas', '{1}{U}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(land) }),
  triggered(when.enters(), does(draw(you, 1))),
  constant(continuous(attachedObject, { change: 'setTypes', subtypes: ['Island'] })),
]);
