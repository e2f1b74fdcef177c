import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  does,
  eventObject,
  gain,
  keyword,
  keywordWith,
  modifyPT,
  objects,
  toHand,
  triggered,
  when,
} from '../rules/authoring';

export const rancor = card('Rancor', '{G}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(continuous(attachedObject, modifyPT(2, 0), gain(keyword('trample')))),
  triggered(when.dies(), does(toHand(eventObject))),
]);
