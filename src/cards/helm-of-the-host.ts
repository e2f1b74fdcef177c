import {
  apply,
  attachedObject,
  bound,
  card,
  createCopy,
  does,
  equip,
  gain,
  keyword,
  mana,
  triggered,
  when,
  you,
} from '../rules/authoring';

export const helmOfTheHost = card('Helm of the Host', '{4}', 'Legendary Artifact — Equipment', {}, [
  triggered(
    when.beginning('beginCombat', you),
    does(
      createCopy(attachedObject, { notSupertypes: ['Legendary'] }, { bind: 'copy' }),
      apply(bound('copy'), 'forever', gain(keyword('haste'))),
    ),
  ),
  equip(mana('{5}')),
]);
