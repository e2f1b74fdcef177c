import {
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  keywordWith,
  objects,
  you,
} from '../rules/authoring';

export const controlMagic = card('Control Magic', '{2}{U}{U}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(continuous(attachedObject, { change: 'control', player: you })),
]);
