import {
  attachedObject,
  card,
  constant,
  creature,
  forbids,
  keywordWith,
  objects,
} from '../rules/authoring';

export const pacifism = card('Pacifism', '{1}{W}', 'Enchantment — Aura', {}, [
  keywordWith('enchant', { what: objects(creature) }),
  constant(
    forbids({ rule: 'cantAttack' }, attachedObject),
    forbids({ rule: 'cantBlock' }, attachedObject),
  ),
]);
