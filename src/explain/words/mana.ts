import { type Color, type Mana, type ManaType, parseManaCost } from '../../rules';
import { numberWord } from './numbers';
import { listed } from './sentences';

/** The colours in our spelling of everything around them. */
export const COLOUR_WORDS: Readonly<Record<Color, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

const TYPE_WORDS: Readonly<Record<ManaType, string>> = { ...COLOUR_WORDS, C: 'colourless' };

/** "white and blue"; none is "colourless". */
export function coloursInWords(colours: readonly Color[]): string {
  return colours.length === 0 ? 'colourless' : listed(colours.map((c) => COLOUR_WORDS[c]));
}

/** The symbols of mana, each in braces; none is the empty text. */
export function symbolsOf(mana: readonly Mana[]): string {
  return mana.map((m) => `{${m.type}}`).join('');
}

/** A cost or an amount of mana in words: "two blue and one colourless", "three generic and X". */
export function manaInWords(symbols: string): string {
  const counts = new Map<string, number>();
  for (const symbol of parseManaCost(symbols)) {
    const [word, n] = wordOf(symbol);
    counts.set(word, (counts.get(word) ?? 0) + n);
  }
  const parts = [...counts].map(([word, n]) =>
    word === 'X' ? (n === 1 ? 'X' : `${numberWord(n)} times X`) : `${numberWord(n)} ${word}`,
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

type Symbol = ReturnType<typeof parseManaCost>[number];

function wordOf(symbol: Symbol): readonly [string, number] {
  switch (symbol.symbol) {
    case 'generic':
      return ['generic', symbol.amount];
    case 'x':
      return ['X', 1];
    case 'mana':
      return [TYPE_WORDS[symbol.type], 1];
    case 'snow':
      return ['from a snow source', 1];
    case 'hybrid':
      return [
        listed(
          symbol.options.map((o) =>
            typeof o === 'number' ? `${numberWord(o)} generic` : TYPE_WORDS[o],
          ),
          'or',
        ),
        1,
      ];
    case 'phyrexian':
      return [
        `${listed(
          symbol.options.map((o) => TYPE_WORDS[o]),
          'or',
        )} (or 2 life)`,
        1,
      ];
  }
}

/** "one more colourless mana": what is still lacking, with its noun. */
export function moreMana(symbols: string): string {
  return `${manaInWords(symbols).replace(/^(\S+)/, '$1 more')} mana`;
}
