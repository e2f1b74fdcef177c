import type { EditEntry, Entry } from '../../../scenario/format';

/** The name of what a file calls so: "Soul Warden" for "soul-warden". */
export type Called = (ref: string) => string;

/** What an entry of a file is called; nothing where its events say it better. */
export function entryWords(entry: Entry): string | undefined {
  if ('edit' in entry) return undefined;
  if ('expect' in entry) return 'A check of the file: holds';
  if ('reload' in entry) return 'Written out and read back';
  if (Object.keys(entry).length === 1 && 'note' in entry) return entry.note;
  return undefined;
}

/** What changes by hand were meant to do, where they cannot be made and so have no events: "Place Forest ×3: Ada, hand". */
export function editsWords(edits: readonly EditEntry[], called: Called): string {
  const words = [...new Set(edits.map((entry) => editWords(entry, called)))];
  return `By hand: ${shortened(words, '; ')}`;
}

function editWords(entry: EditEntry, called: Called): string {
  switch (entry.edit) {
    case 'place':
      return `place ${placedWords(entry, called)}: ${entry.player}, ${entry.zone}`;
    case 'move':
      return `move ${called(entry.object)} to ${entry.zone}`;
    case 'set':
      return `change ${'object' in entry ? called(entry.object) : entry.player}`;
    case 'remove':
      return `take ${called(entry.object)} out of the game`;
    case 'step':
      return `go to ${entry.step}`;
  }
}

type Place = Extract<EditEntry, { readonly edit: 'place' }>;

function placedWords(entry: Place, called: Called): string {
  const count = entry.count !== undefined && entry.count > 1 ? ` ×${entry.count}` : '';
  return `${nameIn(entry, called)}${count}`;
}

function nameIn(entry: Place, called: Called): string {
  if ('card' in entry) return entry.card === '?' ? 'an unknown card' : entry.card;
  if (entry.token === true) return `a token copy of ${called(entry.copyOf ?? '')}`;
  return `a ${entry.token.name.replace(/ Token$/, '')} token`;
}

/** More than this are counted and not named. */
const MOST_NAMED = 4;

/** Whether none of so many is left out. */
export const isAllSaid = ({ length }: readonly unknown[]): boolean => length <= MOST_NAMED;

/** As many as are named of several sentences, and how many more there are. */
export const shortened = (words: readonly string[], between = ', '): string =>
  isAllSaid(words)
    ? words.join(between)
    : `${words.slice(0, MOST_NAMED - 1).join(between)} and ${words.length - MOST_NAMED + 1} more`;
