const WORDS = [
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
];

/** A number in running text: in words up to twelve, in figures beyond. */
export function numberWord(n: number): string {
  return WORDS[n] ?? String(n);
}

/** "a" or "an", by how the word that follows sounds: "an Elf", "a unicorn", "an 8/8", "an 11/11". */
export function article(next: string): 'a' | 'an' {
  if (/^(8|11\b|18\b)/.test(next)) return 'an';
  if (/^(uni|use|eu|one\b|u\b)/i.test(next)) return 'a';
  return /^([aeiou]|x\b)/i.test(next) ? 'an' : 'a';
}

/** The noun with its article: "an artifact". */
export function withArticle(noun: string): string {
  return `${article(noun)} ${noun}`;
}

/** As many as counted: "a card", "two cards"; the plural may be given. */
export function counted(n: number, noun: string, plural = pluralOf(noun)): string {
  return n === 1 ? withArticle(noun) : `${n === 0 ? 'no' : numberWord(n)} ${plural}`;
}

/** The plural of a noun phrase of ours; its last word changes. */
export function pluralOf(noun: string): string {
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** A change with its sign: "+2", "-1", "+0". */
export function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}
