import { nearest } from '../../scenario/nearest';
import { counted, type Entry, plain } from './find.view';

/** A line of a list that was understood. */
export interface Taken {
  readonly entry: Entry;
  readonly count: number;
}

/** A line that names nothing known here, as it was written, and the nearest known name. */
export interface Left {
  readonly line: string;
  readonly count: number;
  readonly meant?: Entry;
}

/** What deck programs write behind a name: the set, the number in it, foil. */
const TRAILING = /\s+(\([A-Za-z0-9]{2,6}\)(\s+\S+)?|\*F\*)\s*$/u;
/** Lines that name no card. */
const HEADING = /^(\/\/|#|(deck|sideboard|commander|companion|maybeboard|about|name .*)\s*:?$)/iu;

/** Reads a list in decklist style, a line for each card. No line is lost: what is not understood is given back. */
export function readList(
  text: string,
  entries: readonly Entry[],
): { readonly taken: readonly Taken[]; readonly left: readonly Left[] } {
  const byName = new Map<string, Entry>();
  for (const entry of [...entries].reverse()) {
    byName.set(entry.name, entry);
    if ('card' in entry.thing) byName.set(plain(entry.thing.card), entry);
    if ('token' in entry.thing) byName.set(entry.name.replace(/ token$/, ''), entry);
  }
  const taken: Taken[] = [];
  const left: Left[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '' || HEADING.test(line)) continue;
    const { count, words } = counted(line);
    const name = plain(words.replace(TRAILING, ''));
    const entry = byName.get(name);
    if (entry !== undefined) taken.push({ entry, count });
    else {
      const near = nearest(name, byName.keys());
      const meant = near === undefined ? undefined : byName.get(near);
      left.push({ line, count, ...(meant !== undefined && { meant }) });
    }
  }
  return { taken, left };
}
