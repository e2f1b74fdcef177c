import { card, constant, permanent, replaces, you, youControl } from '../rules/authoring';

export const doublingSeason = card('Doubling Season', '{4}{G}', 'Enchantment', {}, [
  constant(replaces({ event: 'tokensCreated', under: you }, { replace: 'tokensTimes', factor: 2 })),
  constant(
    replaces(
      { event: 'countersPut', object: [permanent, youControl], byEffect: true },
      { replace: 'countersTimes', factor: 2 },
    ),
  ),
]);
