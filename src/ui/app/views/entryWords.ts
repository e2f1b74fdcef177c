import type { EditEntry, Entry } from '../../../scenario/format';

/** What an entry of a file or a change by hand is called; nothing where its events say it better. */
export function entryWords(entry: Entry): string | undefined {
  if ('edit' in entry) return editWords(entry);
  if ('expect' in entry) return 'A check of the file: holds';
  if ('reload' in entry) return 'Written out and read back';
  if (Object.keys(entry).length === 1 && 'note' in entry) return entry.note;
  return undefined;
}

function editWords(entry: EditEntry): string {
  switch (entry.edit) {
    case 'place':
      return `Place ${placedWords(entry)}: ${entry.player}, ${entry.zone}`;
    case 'move':
      return `Move ${entry.object} to ${entry.zone}`;
    case 'set':
      return `Set ${'object' in entry ? entry.object : entry.player}`;
    case 'remove':
      return `Remove ${entry.object}`;
    case 'step':
      return `Go to ${entry.step}`;
  }
}

function placedWords(entry: Extract<EditEntry, { readonly edit: 'place' }>): string {
  const count = entry.count !== undefined && entry.count > 1 ? ` ×${entry.count}` : '';
  return `${nameIn(entry)}${count}`;
}

function nameIn(entry: Extract<EditEntry, { readonly edit: 'place' }>): string {
  if ('card' in entry) return entry.card === '?' ? 'an unknown card' : entry.card;
  if (entry.token === true) return `a token copy of ${entry.copyOf ?? ''}`;
  return `a ${entry.token.name.replace(/ Token$/, '')} token`;
}

/** What several changes by hand that are one choice are called: "Place Forest ×3, Island: Ada, hand". */
export function editsWords(edits: readonly EditEntry[]): string {
  const [first] = edits;
  if (first === undefined) return '';
  if (first.edit === 'place') {
    const placed = edits.flatMap((entry) => (entry.edit === 'place' ? [placedWords(entry)] : []));
    if (placed.length === edits.length) {
      return `Place ${shortened(placed)}: ${first.player}, ${first.zone}`;
    }
  }
  if (first.edit === 'move') {
    const moved = edits.flatMap((entry) =>
      entry.edit === 'move' && entry.zone === first.zone ? [entry.object] : [],
    );
    if (moved.length === edits.length) return `Move ${shortened(moved)} to ${first.zone}`;
  }
  return shortened(edits.map(editWords), '; ');
}

/** More than this are counted and not named. */
const MOST_NAMED = 4;

const shortened = (words: readonly string[], between = ', '): string =>
  words.length <= MOST_NAMED
    ? words.join(between)
    : `${words.slice(0, MOST_NAMED - 1).join(between)} and ${words.length - MOST_NAMED + 1} more`;
