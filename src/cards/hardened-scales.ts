import { card, constant, creature, replaces, youControl } from '../rules/authoring';

export const hardenedScales = card('Hardened Scales', '{G}', 'Enchantment', {}, [
  constant(
    replaces(
      { event: 'countersPut', object: [creature, youControl], counter: '+1/+1' },
      { replace: 'countersPlus', more: 1 },
    ),
  ),
]);
