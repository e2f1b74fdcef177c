import { card, constant, replaces, you } from '../rules/authoring';

export const anointedProcession = card('Anointed Procession', '{3}{W}', 'Enchantment', {}, [
  constant(replaces({ event: 'tokensCreated', under: you }, { replace: 'tokensTimes', factor: 2 })),
]);
