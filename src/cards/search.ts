import { allValues, type CardDefinition, fullName } from '../rules/authoring';

/** A name as it is compared: accents folded, lower case, blanks trimmed, typographic apostrophes straight. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}

/** The names under which a card is found: its full name and, with two faces or halves, that of each. */
function namesOf(card: CardDefinition): readonly string[] {
  return [fullName(card), ...allValues(card).map(({ name }) => name)].map(foldName);
}

/** Finds cards by name and by parts of names. */
export function libraryOf(cards: readonly CardDefinition[]) {
  const byName = new Map<string, CardDefinition>();
  for (const card of cards) for (const name of namesOf(card)) byName.set(name, card);

  return {
    find: (name: string): CardDefinition | undefined => byName.get(foldName(name)),
    /** Names that begin with the query first, then those with a word that does, then those that hold it. */
    search: (query: string): readonly CardDefinition[] => {
      const wanted = foldName(query);
      if (wanted === '') return [];
      return cards
        .map((card) => ({
          card,
          rank: Math.min(...namesOf(card).map((name) => rank(name, wanted))),
        }))
        .filter((found) => found.rank < NO_MATCH)
        .sort((a, b) => a.rank - b.rank || a.card.name.localeCompare(b.card.name, 'en'))
        .map((found) => found.card);
    },
  };
}

const NO_MATCH = 4;

function rank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(/[^\p{L}\p{N}']+/u).some((_, at, words) => startsAt(words, at, wanted))) return 2;
  return name.includes(wanted) ? 3 : NO_MATCH;
}

function startsAt(words: readonly string[], at: number, wanted: string): boolean {
  return words
    .slice(at)
    .join(' ')
    .startsWith(wanted.replace(/[^\p{L}\p{N}']+/gu, ' '));
}
