import { grouped } from '../limits';

/** Characters of one value that is handed out whole; a longer one is handed out in the values that it holds. */
const LONGEST = 400_000;
/** Lists and objects inside one another that are gone down into. */
const DEEPEST = 64;

/** The text is no JSON, or none that can be gone through here. */
export class NotJson extends Error {}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Cuts JSON of any length, or JSON lines, into pieces: the lists and objects that are short enough to be taken whole,
 * from the outside in. No more than one such piece is held at a time, however long the text is.
 */
export class Pieces {
  /** What is not handed out yet; begins at the piece that is open now. */
  private held = '';
  /** How far `held` was gone through. */
  private at = 0;
  /** What is open, outermost first. */
  private readonly open: number[] = [];
  /** How many of those are too long and gone down into. */
  private outside = 0;
  /** Where in `held` the piece begins that is open now. */
  private start = -1;
  private inText = false;
  private escaped = false;
  private gone = 0;

  /** @throws NotJson */
  take(text: string): readonly string[] {
    const found: string[] = [];
    this.held += text;
    while (this.at < this.held.length) {
      if (this.start >= 0 && this.at - this.start > LONGEST) this.goDown();
      const code = this.held.charCodeAt(this.at);
      if (this.inText) this.inside(code);
      else if (code === QUOTE) this.inText = true;
      else if (code === OPEN_LIST || code === OPEN_OBJECT) this.begin(code);
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        const piece = this.end(code);
        if (piece !== undefined) found.push(piece);
      }
      this.at += 1;
    }
    if (this.start < 0) this.forget(this.held.length);
    else this.forget(this.start);
    return found;
  }

  /** @throws NotJson where something is still open */
  finish(): void {
    if (this.open.length > 0 || this.inText) throw this.fault('ends in the middle');
  }

  private inside(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inText = false;
  }

  private begin(code: number): void {
    if (this.open.length >= DEEPEST) throw this.fault('has too much inside of one another');
    this.open.push(code);
    if (this.open.length === this.outside + 1) this.start = this.at;
  }

  private end(code: number): string | undefined {
    const opened = this.open.pop();
    if (opened !== code - 2) throw this.fault('is no JSON');
    if (this.open.length < this.outside) this.outside = this.open.length;
    if (this.start < 0 || this.open.length !== this.outside) return undefined;
    const piece = this.held.slice(this.start, this.at + 1);
    this.start = -1;
    return piece;
  }

  /** The piece is too long: what it holds are the pieces, and it is gone through again from its first sign on. */
  private goDown(): void {
    this.outside += 1;
    this.open.length = this.outside;
    this.at = this.start + 1;
    this.start = -1;
    this.inText = false;
    this.escaped = false;
    this.forget(this.at);
  }

  private forget(count: number): void {
    this.held = this.held.slice(count);
    this.at -= count;
    this.gone += count;
    if (this.start >= 0) this.start -= count;
  }

  private fault(why: string): NotJson {
    return new NotJson(`The file ${why}, about character ${grouped(this.gone + this.at)}.`);
  }
}
