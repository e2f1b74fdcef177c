import {
  attachedObject,
  card,
  constant,
  continuous,
  equip,
  mana,
  modifyPT,
} from '../rules/authoring';

export const bonesplitter = card('Bonesplitter', '{1}', 'Artifact — Equipment', {}, [
  constant(continuous(attachedObject, modifyPT(2, 0))),
  equip(mana('{1}')),
]);
