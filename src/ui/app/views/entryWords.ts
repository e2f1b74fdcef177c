import type { Entry } from '../../../scenario/format';

/** What an entry of a file or a change by hand is called; nothing where its events say it better. */
export function entryWords(entry: Entry): string | undefined {
  if ('edit' in entry) {
    switch (entry.edit) {
      case 'place': {
        const name = 'card' in entry ? entry.card : 'a token';
        const count = entry.count !== undefined && entry.count > 1 ? ` ×${entry.count}` : '';
        return `Place ${name}${count}: ${entry.player}, ${entry.zone}`;
      }
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
  if ('expect' in entry) return 'A check of the file: holds';
  if ('reload' in entry) return 'Written out and read back';
  if (Object.keys(entry).length === 1 && 'note' in entry) return entry.note;
  return undefined;
}
