import type { CopiableValues } from '../rules/authoring/language';

/** How a card's text speaks of the object it is on (201.5): by kind, by short name, or by name. */
export function selfName(card: CopiableValues): string {
  if (card.types.includes('Instant') || card.types.includes('Sorcery')) return card.name;
  if (card.supertypes.includes('Legendary')) return card.name.split(/, | the /)[0] ?? card.name;
  if (card.name.endsWith(' Token')) return 'this token';
  return `this ${kindOf(card)}`;
}

function kindOf(card: CopiableValues): string {
  const subtype = [
    'Aura',
    'Equipment',
    'Vehicle',
    'Saga',
    'Class',
    'Siege',
    'Spacecraft',
    'Fortification',
  ].find((name) => card.subtypes.includes(name));
  const type = ['Creature', 'Land', 'Planeswalker', 'Artifact', 'Enchantment', 'Battle'].find(
    (name) => card.types.some((has) => has === name),
  );
  return subtype ?? type?.toLowerCase() ?? 'permanent';
}
