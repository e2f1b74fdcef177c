import type { Characteristics, RuleNumber } from '../../rules';
import { cr } from '../../rules';
import type { Names } from '../naming/names';
import { abilityWords } from '../words/abilities';
import { coloursInWords } from '../words/mana';
import { listed } from '../words/sentences';
import { typeLine } from '../words/typeLine';

/** The values that can be asked about. */
export const FIELDS = [
  'name',
  'colors',
  'types',
  'power',
  'toughness',
  'abilities',
  'controller',
] as const;
export type Field = (typeof FIELDS)[number];

interface FieldWords {
  /** The rule that says where the value comes from at first. */
  readonly from: RuleNumber;
  /** The value in words, the same for equal values. */
  value(values: Characteristics, names: Pick<Names, 'player'>): string;
}

/** How each value is told. */
export const FIELD_WORDS: { readonly [F in Field]: FieldWords } = {
  name: { from: cr('201.1'), value: (v) => v.name || 'no name' },
  colors: { from: cr('105.2'), value: (v) => coloursInWords(v.colors) },
  types: { from: cr('205.1'), value: typeLine },
  power: { from: cr('208.1'), value: (v) => numberOf(v.power) },
  toughness: { from: cr('208.1'), value: (v) => numberOf(v.toughness) },
  abilities: { from: cr('113.1'), value: (v) => abilitiesOf(v) },
  controller: { from: cr('110.2'), value: (v, names) => names.player(v.controller) },
};

const numberOf = (n: number | null): string => (n === null ? 'none' : String(n));

function abilitiesOf({ abilities }: Characteristics): string {
  const counts = new Map<string, number>();
  for (const { ability } of abilities) {
    const words = abilityWords(ability);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const parts = [...counts].map(([words, n]) => (n === 1 ? words : `${words} ×${n}`));
  return parts.length === 0 ? 'none' : listed(parts);
}
