import { MOST_LETTERS, type Rulebook, readRulebook } from '../explain/rulebook';
import { megabytes } from '../scenario/limits';
import { type BookShelf, bookShelf } from './keeping/bookShelf';
import type { TextFile } from './textFile';

/** How it stands with the official rules text of the user. */
export type BookState =
  | { readonly state: 'unknown' | 'none' }
  | { readonly state: 'there'; readonly book: Rulebook; readonly kept: boolean };

/** What came of a file: nothing wrong, or why it was not taken. */
export type Taken =
  | { readonly ok: true; readonly book: Rulebook }
  | { readonly ok: false; readonly why: string };

/** Bytes of the largest file: up to three for each letter. */
const MOST_BYTES = MOST_LETTERS * 3;

/** The official rules text that the user has loaded once: read anew from the storage of this browser. */
export class BookKeeper {
  private now: BookState = { state: 'unknown' };
  private readonly hearers = new Set<() => void>();
  private coming: Promise<void> | undefined;

  constructor(private readonly shelf: BookShelf) {}

  readonly state = (): BookState => this.now;

  /** Hears of every change. @returns ends that */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.hearers.add(tell);
    return () => this.hearers.delete(tell);
  };

  /** Looks once whether a text was kept. A kept one that can't be read any more counts as none. */
  load(): Promise<void> {
    this.coming ??= this.shelf.get().then(
      (text) => {
        const read = text === undefined ? undefined : readRulebook(text);
        if (this.now.state !== 'unknown') return;
        this.set(read?.ok ? { state: 'there', book: read.book, kept: true } : { state: 'none' });
      },
      () => this.now.state === 'unknown' && this.set({ state: 'none' }),
    ) as Promise<void>;
    return this.coming;
  }

  /** Takes a file that was picked or dropped, and keeps it for use without a connection. */
  async take(file: TextFile): Promise<Taken> {
    if (file.size > MOST_BYTES) {
      return {
        ok: false,
        why: `The file has ${megabytes(file.size)}: that is not the rules text.`,
      };
    }
    const text = await lettersOf(file);
    if (text === undefined) return { ok: false, why: 'The file is no text in UTF-8.' };
    const read = readRulebook(text);
    if (!read.ok) return read;
    const kept = await this.shelf.put(text).then(
      () => true,
      () => false,
    );
    this.set({ state: 'there', book: read.book, kept });
    return read;
  }

  /** Forgets the text, here and in the storage. */
  async remove(): Promise<void> {
    await this.shelf.remove().catch(() => undefined);
    this.set({ state: 'none' });
  }

  private set(state: BookState): void {
    this.now = state;
    for (const tell of this.hearers) tell();
  }
}

/** The file's text, if it is one in UTF-8. */
async function lettersOf(file: TextFile): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The text of this browser. */
export const rulebook = new BookKeeper(bookShelf);
