import {
  activated,
  aimed,
  attacking,
  card,
  creature,
  instruction,
  mana,
  pay,
  target,
  targeted,
  untap,
  youControl,
} from '../rules/authoring';

export const reconnaissance = card('Reconnaissance', '{W}', 'Enchantment', {}, [
  activated(
    pay(mana('{0}')),
    aimed(
      [target(attacking, creature, youControl)],
      instruction('exileFromCombat', { what: targeted() }),
      untap(targeted()),
    ),
  ),
]);
