import { add, card, does, onResolution, symbols } from '../rules/authoring';

export const darkRitual = card('Dark Ritual', '{B}', 'Instant', {}, [
  onResolution(does(add(symbols('{B}{B}{B}')))),
]);
