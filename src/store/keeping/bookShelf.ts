import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  books: { key: 'rules'; value: string };
}

const opened = () =>
  openDB<Schema>('ruleglass-rules', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('books'),
  });

async function inBooks<T>(work: (db: Awaited<ReturnType<typeof opened>>) => Promise<T>) {
  const db = await opened();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Where the official rules text of the user is kept on this machine. All of it rejects where storage is refused. */
export const bookShelf = {
  get: (): Promise<string | undefined> => inBooks((db) => db.get('books', 'rules')),
  put: (text: string): Promise<unknown> => inBooks((db) => db.put('books', text, 'rules')),
  remove: (): Promise<void> => inBooks((db) => db.delete('books', 'rules')),
};

export type BookShelf = typeof bookShelf;
