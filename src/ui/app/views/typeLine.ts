/** Card types in the order in which type lines print them. */
const ORDER = [
  'Kindred',
  'Enchantment',
  'Artifact',
  'Land',
  'Creature',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
];

interface Types {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** A type line as cards print it (205.1): "Legendary Artifact Creature — Golem". */
export function typeLine({ supertypes, types, subtypes }: Types, token = false): string {
  const ordered = [...types].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const left = [...(token ? ['Token'] : []), ...supertypes, ...ordered].join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}
