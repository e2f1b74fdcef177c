/** Mana and other symbols: from "{2}{U/P}" to glyphs and to words. */

export interface SymbolView {
  /** Without braces, upper case: "2", "U", "W/U", "2/W", "U/P", "T". */
  readonly code: string;
  readonly words: string;
}

const COLOUR_WORDS: Record<string, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
  S: 'snow',
};

const OTHER_WORDS: Record<string, string> = {
  T: 'tap',
  Q: 'untap',
  E: 'energy',
  P: 'Phyrexian',
};

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numberWord = (n: number): string => NUMBER_WORDS[n] ?? String(n);

export const GLYPHS: Record<string, string> = {
  W: '\ue600',
  U: '\ue601',
  B: '\ue602',
  R: '\ue603',
  G: '\ue604',
  C: '\ue904',
  S: '\ue619',
  P: '\ue618',
  E: '\ue907',
  T: '\ue61a',
  Q: '\ue61b',
};

export function wordsOf(code: string): string {
  const single = COLOUR_WORDS[code] ?? OTHER_WORDS[code];
  if (single) return single;
  if (/^\d+$/.test(code)) return `${code} generic`;
  if (code.includes('/')) {
    const parts = code.split('/');
    if (parts.includes('P')) {
      const colours = parts.filter((part) => part !== 'P').map(wordsOf);
      return `Phyrexian ${colours.join(' or ')}`;
    }
    return parts
      .map((part) => (/^\d+$/.test(part) ? `${numberWord(Number(part))} generic` : wordsOf(part)))
      .join(' or ');
  }
  return code;
}

const SYMBOL = /\{([^{}\s]{1,8})\}/g;

/** The symbols of a cost, in order. */
export function symbolsOf(cost: string): SymbolView[] {
  return [...cost.matchAll(SYMBOL)].map((match) => {
    const code = (match[1] ?? '').toUpperCase();
    return { code, words: wordsOf(code) };
  });
}

/** A cost in words: "{3}{U}{U}" is "3 generic, two blue". */
export function costWords(cost: string): string {
  const symbols = symbolsOf(cost);
  if (symbols.length === 0) return 'no mana';
  const out: { words: string; count: number }[] = [];
  for (const { words } of symbols) {
    const last = out.at(-1);
    if (last && last.words === words) last.count += 1;
    else out.push({ words, count: 1 });
  }
  return out
    .map(({ words, count }) =>
      count > 1
        ? `${numberWord(count)} ${words}`
        : /^\d|^tap$|^untap$|^[XYZ]$/.test(words)
          ? words
          : `one ${words}`,
    )
    .join(', ');
}

/** A text cut into plain pieces and runs of symbols. */
export type Piece = { readonly text: string } | { readonly symbols: readonly SymbolView[] };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/((?:\{[^{}\s]{1,8}\})+)/)) {
    if (part === '') continue;
    const symbols = symbolsOf(part);
    const isRun = symbols.length > 0 && part.replace(SYMBOL, '') === '';
    pieces.push(isRun ? { symbols } : { text: part });
  }
  return pieces;
}

/** A text with its symbols spelt out, for accessible names. */
export function spoken(text: string): string {
  return piecesOf(text)
    .map((piece) =>
      'text' in piece ? piece.text : costWords(piece.symbols.map((s) => `{${s.code}}`).join('')),
    )
    .join('');
}
