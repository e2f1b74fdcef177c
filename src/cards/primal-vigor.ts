import { card, constant, creature, replaces } from '../rules/authoring';

export const primalVigor = card('Primal Vigor', '{4}{G}', 'Enchantment', {}, [
  constant(replaces({ event: 'tokensCreated' }, { replace: 'tokensTimes', factor: 2 })),
  constant(
    replaces(
      { event: 'countersPut', object: [creature], counter: '+1/+1' },
      { replace: 'countersTimes', factor: 2 },
    ),
  ),
]);
