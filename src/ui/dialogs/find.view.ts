import type { FoundCardView } from '../views';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How well a name answers a search: 0 not at all, more is better. */
function score(name: string, words: readonly string[], whole: string): number {
  if (name === whole) return 4;
  if (name.startsWith(whole)) return 3;
  const starts = name.split(/[\s,-]+/);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 2;
  return words.every((word) => name.includes(word)) ? 1 : 0;
}

/** The best answers to a search by name, alphabetical among equals. */
export function findCards(
  cards: readonly FoundCardView[],
  search: string,
  most = 40,
): FoundCardView[] {
  const whole = plain(search.trim());
  if (whole === '') return cards.slice(0, most);
  const words = whole.split(/\s+/);
  return cards
    .map((card) => ({ card, score: score(plain(card.name), words, whole) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || a.card.name.localeCompare(b.card.name, 'en'))
    .slice(0, most)
    .map(({ card }) => card);
}
