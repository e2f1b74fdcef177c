import { card, constant, replaces, you } from '../rules/authoring';

export const parallelLives = card('Parallel Lives', '{3}{G}', 'Enchantment', {}, [
  constant(replaces({ event: 'tokensCreated', under: you }, { replace: 'tokensTimes', factor: 2 })),
]);
