import {
  attachedObject,
  card,
  constant,
  continuous,
  equip,
  gain,
  keyword,
  mana,
  modifyPT,
} from '../rules/authoring';

export const loxodonWarhammer = card('Loxodon Warhammer', '{3}', 'Artifact — Equipment', {}, [
  constant(
    continuous(attachedObject, modifyPT(3, 0), gain(keyword('trample'), keyword('lifelink'))),
  ),
  equip(mana('{3}')),
]);
