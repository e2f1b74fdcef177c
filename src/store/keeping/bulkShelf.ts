import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CardData } from '../../scenario/format';

/** A card of a file, and how many of its sentences could not be read when it was brought. */
export interface KeptCard {
  readonly card: CardData;
  readonly unread: number;
}

/** What is kept of a file of many cards. */
export interface AboutBulk {
  /** Which of the lots are its own. */
  readonly lot: string;
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cards: number;
  /** How many are read whole. */
  readonly whole: number;
  /** The engine that read them. */
  readonly version: string;
}

interface Schema extends DBSchema {
  about: { key: string; value: AboutBulk };
  /** Many cards to a record: one each would take minutes. */
  lots: { key: [string, number]; value: readonly KeptCard[] };
}

const NOW = 'now';

const opened = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('ruleglass-bulk', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('about');
      fresh.createObjectStore('lots');
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
  });

async function using<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await opened();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const ownKeys = (lot: string) => IDBKeyRange.bound([lot, 0], [lot, Number.MAX_SAFE_INTEGER]);

/** What is kept, if anything; nothing where the storage is refused. */
export const aboutBulk = (): Promise<AboutBulk | undefined> =>
  using((db) => db.get('about', NOW)).catch(() => undefined);

/** All cards that are kept, lot by lot. */
export const keptBulk = (): Promise<readonly (readonly KeptCard[])[]> =>
  using(async (db) => {
    const about = await db.get('about', NOW);
    return about === undefined ? [] : db.getAll('lots', ownKeys(about.lot));
  }).catch(() => []);

/** Adds cards to those of a file that is not whole yet. @throws where the storage is full or refused */
export const addToBulk = (lot: string, nth: number, cards: readonly KeptCard[]): Promise<void> =>
  using(async (db) => void (await db.put('lots', cards, [lot, nth])));

/** The file is whole: it is what is kept from now on, in place of all that was. */
export const settleBulk = (about: AboutBulk): Promise<void> =>
  using(async (db) => {
    await db.put('about', about, NOW);
    await clear(db, about.lot);
  });

/** Removes the lots that belong to nothing: of a file that was stopped or failed. */
export const clearBulk = (): Promise<void> =>
  using(async (db) => clear(db, (await db.get('about', NOW))?.lot)).catch(() => undefined);

/** Removes all cards of the file that is kept. */
export const removeBulk = (): Promise<void> =>
  using(async (db) => {
    await db.delete('about', NOW);
    await clear(db, undefined);
  });

async function clear(db: IDBPDatabase<Schema>, but: string | undefined): Promise<void> {
  const keys = await db.getAllKeys('lots');
  const change = db.transaction('lots', 'readwrite');
  const others = keys.filter(([lot]) => lot !== but);
  await Promise.all([...others.map((key) => change.store.delete(key)), change.done]);
}
