import {
  activated,
  aimed,
  artifact,
  card,
  creature,
  either,
  enchantment,
  instruction,
  land,
  mana,
  pay,
  target,
  targeted,
  thisObject,
} from '../rules/authoring';

export const mirageMirror = card('Mirage Mirror', '{3}', 'Artifact', {}, [
  activated(
    pay(mana('{2}')),
    aimed(
      [target(either([artifact], [creature], [enchantment], [land]))],
      instruction('becomeCopy', { what: thisObject, of: targeted(), duration: 'endOfTurn' }),
    ),
  ),
]);
