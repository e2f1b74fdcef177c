import { heldCards } from '../../../cards/held';
import type { Game } from '../../../rules';

/** Creature types on the table: those of tokens made by hand may be in no list. */
export function typesIn({ state }: Game): readonly string[] {
  const types = new Set<string>();
  for (const { printed } of state.objects.values()) {
    if (printed.types.includes('Creature')) for (const type of printed.subtypes) types.add(type);
  }
  return [...types].sort();
}

/** The names of all cards that are known here, and of what else is on the table. */
export function namesIn({ state }: Game): readonly string[] {
  const names = new Set(heldCards().map(({ name }) => name));
  for (const { printed } of state.objects.values()) names.add(printed.name);
  names.delete('');
  names.delete('?');
  return [...names].sort();
}
