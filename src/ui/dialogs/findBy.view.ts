import { plain } from '../adding/find.view';

/** How well words answer a search: 0 not at all, more is better. */
function score(text: string, words: readonly string[], whole: string): number {
  if (text === whole) return 4;
  if (text.startsWith(whole)) return 3;
  const starts = text.split(/[\s,-]+/);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 2;
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

/** The best answers to a search among anything that has words, or several names, in their own order among equals. */
export function findBy<T>(
  items: readonly T[],
  words: (item: T) => string | readonly string[],
  search: string,
  most: number,
): T[] {
  const whole = plain(search.trim());
  if (whole === '') return items.slice(0, most);
  const parts = whole.split(/\s+/);
  return items
    .map((item) => {
      const names = [words(item)].flat();
      return { item, score: Math.max(...names.map((name) => score(plain(name), parts, whole))) };
    })
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);
}
