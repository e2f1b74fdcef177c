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

export const basiliskCollar = card('Basilisk Collar', '{1}', 'Artifact — Equipment', {}, [
  constant(continuous(attachedObject, gain(keyword('deathtouch'), keyword('lifelink')))),
  equip(mana('{2}')),
]);
