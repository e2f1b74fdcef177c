import type { Token } from './tokens';

/** One way to read a value: where its words end, and the number of what it names, where a verb must agree. */
export interface Reading<T> {
  readonly value: T;
  readonly end: number;
  readonly agrees?: Agreement;
}

/** What a verb agrees with: "you" and plurals take the base form, one other the third person. */
export type Agreement = 'base' | 'third';

/** Reads from a place on: all ways, each with its end. No way is not an error. */
export type Read<T> = (input: Input, at: number) => readonly Reading<T>[];

/** What the text is on: its card, as far as reading depends on it. */
export interface Holder {
  readonly name: string;
  /** Types as printed; a text on an instant or sorcery is a spell's. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** A row of tokens to read, with what was read from each place so far. */
export class Input {
  private readonly known = new Map<string, (readonly Reading<unknown>[] | 'reading')[]>();

  private bare: Input | undefined;

  constructor(
    readonly tokens: readonly Token[],
    readonly holder: Holder,
    /** After "have" verbs don't agree with their subject: "have it deal 2 damage". */
    readonly infinitive = false,
  ) {}

  /** The same text with verbs in the infinitive. */
  get infinitives(): Input {
    this.bare ??= new Input(this.tokens, this.holder, true);
    return this.bare;
  }

  get length(): number {
    return this.tokens.length;
  }

  /** The word at a place, `''` behind the end. */
  word(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  /** Reads once from each place; a rule that comes back to itself without having read a word is refused. */
  once<T>(name: string, at: number, read: Read<T>): readonly Reading<T>[] {
    let row = this.known.get(name);
    if (row === undefined) {
      row = [];
      this.known.set(name, row);
    }
    const before = row[at];
    if (before === 'reading') throw new Error(`The rule for ${name} comes back to itself.`);
    if (before !== undefined) return before as readonly Reading<T>[];
    row[at] = 'reading';
    const readings = read(this, at);
    row[at] = readings;
    return readings;
  }
}

/** Whether these words stand there; where they end, or -1. */
export function after(input: Input, at: number, text: string): number {
  const wanted = wordsOf(text);
  for (const [more, word] of wanted.entries()) if (input.word(at + more) !== word) return -1;
  return at + wanted.length;
}

/** Phrases of the grammar, taken apart once: they are looked for at every place of every text. */
const PHRASES = new Map<string, readonly string[]>();
function wordsOf(phrase: string): readonly string[] {
  const known = PHRASES.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.split(' ');
  PHRASES.set(phrase, words);
  return words;
}

/** The words from one place to another as they are printed. */
export function phrase(input: Input, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const token = input.tokens[at];
    const before = input.tokens[at - 1];
    if (token === undefined) break;
    const gap = at > from && before !== undefined && token.start > before.end;
    text += gap ? ` ${token.raw}` : token.raw;
  }
  return text;
}
