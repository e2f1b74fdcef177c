import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  gain,
  keyword,
  keywordWith,
  objects,
} from '../rules/authoring';

export const flight = card('Flight', '{U}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(continuous(attachedObject, gain(keyword('flying')))),
]);
