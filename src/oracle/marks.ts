/**
 * Marks that travel inside the text while it is being put together: a character of Unicode's
 * private use opens a passage and says which, one closes it. So every writer works with plain
 * strings, and the offsets are read off at the end, when nothing moves any more.
 */
const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8fe;
const CLOSE = '\uf8ff';
const MARKS = /[\ue000-\uf8ff]/;

/** A passage of a finished line that belongs to one node. */
export interface Passage {
  readonly mark: number;
  readonly start: number;
  readonly end: number;
}

/** The words as a passage of that number. */
export const marked = (mark: number, words: string): string =>
  words === '' || FIRST_MARK + mark > LAST_MARK
    ? words
    : `${String.fromCharCode(FIRST_MARK + mark)}${words}${CLOSE}`;

/** The first letter made a capital, marks left alone. */
export function capitalized(words: string): string {
  const at = [...words].findIndex((letter) => !MARKS.test(letter));
  return at < 0 ? words : words.slice(0, at) + words.charAt(at).toUpperCase() + words.slice(at + 1);
}

/** With a full stop, unless a quotation has brought one along. */
export const ended = (words: string): string =>
  /[.!]'?"?[\uf8ff]*$/.test(words) ? words : `${words}.`;

/** The words as a sentence. */
export const sentence = (words: string): string => capitalized(ended(words));

/** Takes the marks out and says where the passages were. */
export function unmarked(words: string): { text: string; passages: readonly Passage[] } {
  let text = '';
  const open: { mark: number; start: number }[] = [];
  const passages: Passage[] = [];
  for (const letter of words) {
    if (letter === CLOSE) {
      const passage = open.pop();
      if (passage !== undefined) passages.push({ ...passage, end: text.length });
    } else if (MARKS.test(letter)) {
      open.push({ mark: letter.charCodeAt(0) - FIRST_MARK, start: text.length });
    } else text += letter;
  }
  return { text, passages: passages.sort((a, b) => a.start - b.start || b.end - a.end) };
}
