import type { CardData } from '../../scenario/format';
import { nearest } from '../../scenario/nearest';
import { cardEntry, counted, type Entry, plain } from './find.view';
import { broughtEntry } from './own.view';

/** A line of a list that was understood. */
export interface Taken {
  readonly entry: Entry;
  readonly count: number;
}

/** A line that names nothing known here, as it was written, and the nearest known name. */
export interface Left {
  readonly line: string;
  /** The name in it, as it is written. */
  readonly wanted: string;
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
    const wanted = words.replace(TRAILING, '').trim();
    const name = plain(wanted);
    const entry = byName.get(name);
    if (entry !== undefined) taken.push({ entry, count });
    else {
      const near = nearest(name, byName.keys());
      const meant = near === undefined ? undefined : byName.get(near);
      left.push({ line, wanted, count, ...(meant !== undefined && { meant }) });
    }
  }
  return { taken, left };
}

/** A name by itself, as a line of a list. */
export const leftOf = (name: string): Left => ({ line: name, wanted: name, count: 1 });

/** What is left of a list once cards were found elsewhere; a card of two faces is meant by its front as well. */
export function withFound(
  left: readonly Left[],
  cards: readonly CardData[],
): { readonly taken: readonly Taken[]; readonly left: readonly Left[] } {
  const byName = new Map<string, CardData>();
  for (const card of cards) {
    for (const { name } of card.card_faces?.slice(0, 1) ?? []) byName.set(plain(name), card);
  }
  for (const card of cards) byName.set(plain(card.name), card);
  const cardOf = ({ wanted }: Left) =>
    byName.get(plain(wanted)) ?? byName.get(plain(frontOf(wanted)));
  return {
    taken: left.flatMap((one) => {
      const card = cardOf(one);
      return card === undefined ? [] : [{ entry: foundEntry(card), count: one.count }];
    }),
    left: left.filter((one) => cardOf(one) === undefined),
  };
}

const frontOf = (name: string): string => name.split(/\s*\/\/?\s*/)[0] ?? name;

const foundEntry = (card: CardData): Entry => ({
  ...cardEntry({ name: card.name, typeLine: card.type_line }),
  ...broughtEntry(card),
});
