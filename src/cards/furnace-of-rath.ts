import { card, constant, replaces } from '../rules/authoring';

export const furnaceOfRath = card('Furnace of Rath', '{1}{R}{R}{R}', 'Enchantment', {}, [
  constant(replaces({ event: 'damage' }, { replace: 'damageTimes', factor: 2 })),
]);
