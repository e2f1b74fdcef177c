import type { Color } from '../../rules';

/** The colours by their words. */
export const COLOR_OF_WORD = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
} as const satisfies Record<string, Color>;

/** The words of the colours. */
export const WORD_OF_COLOR: Readonly<Record<Color, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** A colour by its word or letter; nothing for anything else. */
export function colorOf(value: unknown): Color | undefined {
  const text = typeof value === 'string' ? value.toLowerCase().replace(/[{}]/g, '') : '';
  if (Object.hasOwn(COLOR_OF_WORD, text)) return COLOR_OF_WORD[text as keyof typeof COLOR_OF_WORD];
  return Object.values(COLOR_OF_WORD).find((letter) => letter === text.toUpperCase());
}

/** A keyword as the core writes it: "first strike" is `firstStrike`. */
export function keywordName(word: string): string {
  return word.toLowerCase().replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The symbols of a cost or pool as a sorted list, so that their order makes no difference. */
export function symbolsOf(text: string): readonly string[] {
  return (text.match(/\{[^{}]+\}/g) ?? []).toSorted();
}

/** Whether two costs have the same symbols, in whatever order. */
export function sameSymbols(a: string, b: string): boolean {
  return symbolsOf(a).join('') === symbolsOf(b).join('');
}

/** A list in words, `"a, b and c"`. */
export function listed(words: readonly string[]): string {
  const [last = 'nothing', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
