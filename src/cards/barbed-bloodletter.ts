import {
  aimed,
  apply,
  attachedObject,
  card,
  constant,
  continuous,
  creature,
  equip,
  gain,
  instruction,
  keyword,
  mana,
  modifyPT,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  youControl,
} from '../rules/authoring';

export const barbedBloodletter = card('Barbed Bloodletter', '{1}{B}', 'Artifact — Equipment', {}, [
  keyword('flash'),
  triggered(
    when.enters(),
    aimed(
      [target(creature, youControl)],
      instruction('attach', { what: thisObject, to: targeted() }),
      apply(targeted(), 'endOfTurn', gain(keyword('wither'))),
    ),
  ),
  constant(continuous(attachedObject, modifyPT(1, 2))),
  equip(mana('{2}')),
]);
