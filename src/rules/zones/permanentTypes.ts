import type { CardType } from '../abilities/values';

const PERMANENT_TYPES: ReadonlySet<CardType> = new Set([
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
]);

/** Whether something with these card types is a permanent card or spell (110.4). */
export function isPermanentType(types: readonly CardType[]): boolean {
  return types.some((t) => PERMANENT_TYPES.has(t));
}

/** Whether it could enter the battlefield: no instant or sorcery can (110.4, 400.4a). An unknown card might. */
export function canEnter(values: { readonly types: readonly CardType[] }): boolean {
  return !values.types.includes('Instant') && !values.types.includes('Sorcery');
}
