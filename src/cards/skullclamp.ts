import {
  attachedObject,
  card,
  constant,
  continuous,
  does,
  draw,
  equip,
  isObject,
  mana,
  modifyPT,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const skullclamp = card('Skullclamp', '{1}', 'Artifact — Equipment', {}, [
  constant(continuous(attachedObject, modifyPT(1, -1))),
  triggered(when.dies(isObject(attachedObject)), does(draw(you, 2))),
  equip(mana('{1}')),
]);
