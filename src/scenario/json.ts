import { grouped, LIMITS, type Problem, pointer } from './limits';

/** A JSON value as read: objects have no prototype, so that every key is only a key. */
export type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[A-Za-z]+/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What comes before it are signs that only steer, such as the end of a line. */
const BLANK = 0x20;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Stops the reading at the first place that is no JSON. */
class Stop extends Error {
  readonly at: string;

  constructor(message: string, path: readonly (string | number)[] = []) {
    super(message);
    this.at = pointer(path);
  }
}

/**
 * Reads JSON. Unlike `JSON.parse` it says in its own words what is wrong at which line and column,
 * refuses a field that is written twice, bounds the depth, and makes no object that has a
 * prototype. It never throws.
 */
export function readJson(text: string): Read {
  const reader = new Reader(text.startsWith('\uFEFF') ? text.slice(1) : text);
  try {
    const value = reader.document();
    return reader.twice.length > 0 ? { ok: false, problems: reader.twice } : { ok: true, value };
  } catch (error) {
    if (error instanceof Stop) {
      return { ok: false, problems: [{ at: error.at, message: error.message }] };
    }
    throw error;
  }
}

class Reader {
  /** Fields written twice; they do not stop the reading. */
  readonly twice: Problem[] = [];
  private readonly text: string;
  private readonly path: (string | number)[] = [];
  private place = 0;

  constructor(text: string) {
    this.text = text;
  }

  document(): unknown {
    this.skip(SPACE);
    if (this.place === this.text.length) throw new Stop('The text is empty.');
    const value = this.value();
    if (this.place < this.text.length) this.stop('nothing more was expected');
    return value;
  }

  /** One value and the space after it. */
  private value(): unknown {
    const value = this.bare();
    this.skip(SPACE);
    return value;
  }

  private bare(): unknown {
    const next = this.text[this.place];
    if (next === '{') return this.object();
    if (next === '[') return this.list();
    if (next === '"') return this.string();
    const digits = this.skip(NUMBER);
    if (digits !== '') return this.number(digits);
    const word = this.skip(WORD);
    if (!WORDS.has(word)) {
      this.place -= word.length;
      this.stop('a value was expected');
    }
    return WORDS.get(word);
  }

  private object(): unknown {
    const object: Record<string, unknown> = Object.create(null);
    this.inside('{', '}', () => {
      if (this.text[this.place] !== '"') this.stop('the name of a field in quotes was expected');
      const key = this.string();
      this.skip(SPACE);
      this.take(':', 'a colon was expected');
      this.path.push(key);
      if (Object.hasOwn(object, key)) this.refuseTwice(key);
      object[key] = this.value();
      this.path.pop();
    });
    return object;
  }

  private list(): unknown {
    const list: unknown[] = [];
    this.inside('[', ']', () => {
      this.path.push(list.length);
      list.push(this.value());
      this.path.pop();
    });
    return list;
  }

  /** What stands between two brackets, item after item. */
  private inside(open: string, close: string, item: () => void): void {
    if (this.path.length >= LIMITS.depth) {
      throw new Stop(
        `Lists and objects are nested more than ${LIMITS.depth} deep here, and ${LIMITS.depth} is the limit.`,
        this.path,
      );
    }
    this.take(open, '');
    if (this.text[this.place] !== close) {
      item();
      while (this.text[this.place] === ',') {
        this.take(',', '');
        item();
      }
    }
    if (this.text[this.place] !== close) this.stop(`a comma or "${close}" was expected`);
    this.place += 1;
  }

  private string(): string {
    const start = this.place;
    const end = this.closing(start + 1);
    this.place = end + 1;
    const quoted = this.text.slice(start, this.place);
    try {
      return JSON.parse(quoted) as string;
    } catch {
      return this.stop('a backslash in the text that begins here says nothing known', start);
    }
  }

  /** Where the quote stands that closes the text whose first letter is at `place`. */
  private closing(place: number): number {
    for (let end = place; end < this.text.length; end += 1) {
      const sign = this.text.charCodeAt(end);
      if (sign === QUOTE) return end;
      if (sign < BLANK) break;
      if (sign === BACKSLASH) end += 1;
    }
    return this.stop('the text that begins here is not closed on its line', place - 1);
  }

  private number(digits: string): number {
    const number = Number(digits);
    if (!Number.isFinite(number)) {
      this.stop('this number is too large', this.place - digits.length);
    }
    return number === 0 ? 0 : number;
  }

  private take(sign: string, otherwise: string): void {
    if (this.text[this.place] !== sign) this.stop(otherwise);
    this.place += 1;
    this.skip(SPACE);
  }

  /** Passes over what the pattern finds right here, and gives it. */
  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.place += found.length;
    return found;
  }

  private refuseTwice(key: string): void {
    if (this.twice.length >= LIMITS.problems) return;
    this.twice.push({ at: pointer(this.path), message: `"${key}" is written twice here.` });
  }

  private stop(expected: string, place = this.place): never {
    const before = this.text.slice(0, place);
    const line = before.split(/\r\n|\n|\r/).length;
    const column = place - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
    const found = this.text[place];
    const instead = found === undefined ? 'the text ends' : `there is "${found}"`;
    const reason = expected.endsWith('expected') ? `${expected}, but ${instead}` : expected;
    throw new Stop(
      `At line ${grouped(line)}, column ${grouped(column)}, the text is no JSON: ${reason}.`,
    );
  }
}
