import type { ColourLetter } from '../views';
import { plain } from './plain';

/** What a search can ask of a card. */
export interface Findable {
  /** Its name as it is compared, and all words that it is found by. */
  readonly name: string;
  readonly words: string;
  readonly line: string;
  readonly colours: readonly ColourLetter[];
  readonly cost?: string;
  /** Its text: asked for only where the search is for it. */
  readonly text?: () => string;
  readonly power?: string;
  readonly toughness?: string;
}

export type Test = (card: Findable) => boolean;

type Compare = (found: number, wanted: number) => boolean;

const COMPARE: Readonly<Record<string, Compare>> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

const NAMED_COLOURS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: '',
  colourless: '',
  c: '',
};

const TERM = /(-)?(?:([a-z]+)(!=|<=|>=|[:=<>]))?("([^"]*)"?|[^\s()"]+)|\(|\)/giy;

/** Longer searches are no searches. */
const LONGEST = 500;
const DEEPEST = 20;

/**
 * A search in the language that people know from Scryfall: `t:`, `c:`, `id:`, `mv`, `o:`, `pow`, `tou`, quotes,
 * minus, `or` and parentheses. Nothing where it is plain words; what is no term of the language is a word.
 */
export function queryOf(typed: string): Test | undefined {
  const text = typed.slice(0, LONGEST);
  if (!/[a-z]+(!=|<=|>=|[:=<>])\S|"|(^|\s)-\S|\sor\s|\(/i.test(text)) return undefined;
  return new Parser(text).any(0);
}

class Parser {
  private readonly tokens: readonly RegExpMatchArray[];
  private at = 0;

  constructor(text: string) {
    this.tokens = [...text.matchAll(new RegExp(TERM.source, 'gi'))];
  }

  /** Alternatives: terms between `or`. */
  any(depth: number): Test {
    const ways: Test[] = [this.all(depth)];
    while (this.word() === 'or') {
      this.at += 1;
      ways.push(this.all(depth));
    }
    return ways.length === 1 && ways[0] !== undefined
      ? ways[0]
      : (card) => ways.some((way) => way(card));
  }

  private word(): string | undefined {
    return this.tokens[this.at]?.[0].toLowerCase();
  }

  /** Terms one after the other: all of them hold. */
  private all(depth: number): Test {
    const tests: Test[] = [];
    for (let word = this.word(); word !== undefined && word !== 'or'; word = this.word()) {
      if (word === ')') {
        if (depth > 0) break;
        this.at += 1;
        continue;
      }
      const token = this.tokens[this.at];
      this.at += 1;
      if (word === '(') {
        if (depth >= DEEPEST) continue;
        tests.push(this.any(depth + 1));
        if (this.word() === ')') this.at += 1;
      } else if (token !== undefined && word !== 'and' && word !== '-') tests.push(termOf(token));
    }
    return (card) => tests.every((test) => test(card));
  }
}

function termOf([whole, minus, key, sign = ':', value = '', quoted]: RegExpMatchArray): Test {
  const words = quoted ?? value;
  const test = key === undefined ? named(words) : (field(key, sign, words) ?? named(whole));
  return minus === undefined ? test : (card) => !test(card);
}

const named = (words: string): Test => {
  const wanted = plain(words);
  return ({ words: all }) => all.includes(wanted);
};

function field(key: string, sign: string, value: string): Test | undefined {
  const wanted = plain(value);
  switch (key.toLowerCase()) {
    case 't':
    case 'type':
      return ({ line }) => plain(line).includes(wanted);
    case 'o':
    case 'oracle':
      return ({ text, name }) =>
        plain(text?.() ?? '')
          .replaceAll(name, '~')
          .includes(wanted);
    case 'n':
    case 'name':
      return ({ name }) => name.includes(wanted);
    case 'c':
    case 'color':
    case 'colour':
      return coloured(wanted, sign, ({ colours }) => colours, sign === ':' ? '>=' : sign);
    case 'id':
    case 'identity':
    case 'ci':
      return coloured(wanted, sign, identityOf, sign === ':' ? '<=' : sign);
    case 'mv':
    case 'cmc':
    case 'manavalue':
      return numbered(sign, wanted, ({ cost }) => manaValue(cost ?? ''));
    case 'pow':
    case 'power':
      return numbered(sign, wanted, ({ power }) => sizeOf(power));
    case 'tou':
    case 'toughness':
      return numbered(sign, wanted, ({ toughness }) => sizeOf(toughness));
    default:
      return undefined;
  }
}

const sizeOf = (size: string | undefined): number | undefined =>
  size === undefined ? undefined : Number.parseInt(size.replace('*', '0'), 10);

function numbered(
  sign: string,
  value: string,
  of: (card: Findable) => number | undefined,
): Test | undefined {
  const compare = COMPARE[sign];
  if (compare === undefined || !/^-?\d+$/.test(value)) return undefined;
  return (card) => {
    const found = of(card);
    return found !== undefined && compare(found, Number(value));
  };
}

function coloured(
  value: string,
  sign: string,
  of: (card: Findable) => readonly ColourLetter[],
  meaning: string,
): Test | undefined {
  if (/^\d$/.test(value)) return numbered(sign, value, (card) => of(card).length);
  if (value === 'm' || value === 'multicolor') return (card) => of(card).length > 1;
  const letters = NAMED_COLOURS[value] ?? value;
  if (!/^[wubrg]*$/.test(letters)) return undefined;
  const wanted = [...new Set(letters)];
  if (wanted.length === 0) return (card) => of(card).length === 0;
  const compare = (has: readonly string[]) => {
    const all = wanted.every((colour) => has.includes(colour));
    const only = has.every((colour) => wanted.includes(colour));
    if (meaning === '>=') return all;
    if (meaning === '>') return all && !only;
    if (meaning === '<=') return only;
    if (meaning === '<') return only && !all;
    return meaning === '!=' ? !(all && only) : all && only;
  };
  return (card) => compare(of(card).map((colour) => colour.toLowerCase()));
}

/** The mana value of a cost; X counts as nothing, half of a hybrid symbol as its larger (202.3). */
function manaValue(cost: string): number {
  let sum = 0;
  for (const [, symbol = ''] of cost.matchAll(/\{([^{}]+)\}/g)) {
    const parts = symbol
      .split('/')
      .map((part) => (/^\d+$/.test(part) ? Number(part) : /^[XYZ]$/i.test(part) ? 0 : 1));
    sum += Math.max(...parts);
  }
  return sum;
}

const LETTERS: readonly ColourLetter[] = ['W', 'U', 'B', 'R', 'G'];

/** Its colours, and those of the mana symbols in its cost and text (903.4). */
function identityOf({ colours, cost = '', text }: Findable): readonly ColourLetter[] {
  const words = (text?.() ?? '').replace(/\([^()]*\)/g, '');
  const symbols = (cost + words).match(/\{[^{}]+\}/g)?.join('') ?? '';
  return LETTERS.filter((letter) => colours.includes(letter) || symbols.includes(letter));
}
