import { type DBSchema, openDB } from 'idb';
import type { CardData } from '../../scenario/format';

interface Schema extends DBSchema {
  brought: {
    key: string;
    value: { readonly name: string; readonly card: CardData; readonly at: number };
  };
}

/** Cards that are offered again; the others stay stored. */
const MOST = 2000;

const opened = () =>
  openDB<Schema>('ruleglass-cards', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('brought', { keyPath: 'name' }),
  });

/** Work with the storage of this browser; where it is refused, as if there were nothing in it. */
async function stored<T>(
  work: (db: Awaited<ReturnType<typeof opened>>) => Promise<T>,
  without: T,
): Promise<T> {
  try {
    const db = await opened();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  } catch {
    return without;
  }
}

/** The cards that the user has brought on this machine, written or looked up, the newest first. */
export const keptCards = (): Promise<readonly CardData[]> =>
  stored(async (db) => {
    const all = await db.getAll('brought');
    return all
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST)
      .map(({ card }) => card);
  }, []);

/** Keeps cards for later tables, each under its name. */
export const keepCards = (cards: readonly CardData[]): Promise<void> =>
  stored(async (db) => {
    const change = db.transaction('brought', 'readwrite');
    const at = Date.now();
    await Promise.all([
      ...cards.map((card) => change.store.put({ name: card.name, card, at })),
      change.done,
    ]);
  }, undefined);
