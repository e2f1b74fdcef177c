const SMALL_NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** Small numbers are written out, larger ones stay digits. */
export const numberWord = (value: number): string => SMALL_NUMBERS[value] ?? String(value);

/** A signed number with a hyphen for minus, as power and toughness are printed. */
export const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** "a" or "an" before the words, by their first letter. */
export const withArticle = (words: string): string =>
  `${/^[^a-z0-9]*(?:[aeio]|X\b|8|11|18|unt|unc|unb|und)/i.test(words) ? 'an' : 'a'} ${words}`;

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Plains: 'Plains',
  Equipment: 'Equipment',
  Eldrazi: 'Eldrazi',
};

/** The plural of a noun phrase that ends in its noun. */
export function plural(noun: string): string {
  const last = noun.slice(noun.lastIndexOf(' ') + 1);
  const start = noun.slice(0, noun.length - last.length);
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) return start + irregular;
  if (/[^aeiou]y$/.test(last)) return `${start}${last.slice(0, -1)}ies`;
  return `${start}${last}${/(?:s|x|ch|sh)$/.test(last) ? 'es' : 's'}`;
}

export type Conjunction = 'and' | 'or' | 'and/or';

/** "a, b, and c" with the conjunction asked for. */
export function list(items: readonly string[], conjunction: Conjunction = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length <= 1) return last;
  if (items.length === 2) return `${items[0]} ${conjunction} ${last}`;
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${last}`;
}

const THIRD_PERSON: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  "aren't": "isn't",
  "don't": "doesn't",
  may: 'may',
  "can't": "can't",
};

/** The form that a verb takes after a singular subject of the third person. */
export const thirdPerson = (verb: string): string =>
  THIRD_PERSON[verb] ?? `${verb}${/(?:s|x|ch|sh)$/.test(verb) ? 'es' : 's'}`;

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A number as chapter symbols show it (714.2a). */
export const numeral = (n: number): string => NUMERALS[n] ?? String(n);
