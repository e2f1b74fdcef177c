import {
  attachedObject,
  card,
  constant,
  continuous,
  equip,
  gain,
  keyword,
  mana,
} from '../rules/authoring';

export const lightningGreaves = card('Lightning Greaves', '{2}', 'Artifact — Equipment', {}, [
  constant(continuous(attachedObject, gain(keyword('haste'), keyword('shroud')))),
  equip(mana('{0}')),
]);
