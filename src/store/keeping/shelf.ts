import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Scenario } from '../../scenario/format';
import type { Remark } from '../remarks';
import type { StepId } from '../tree';
import type { What } from '../what';

/** A saved work without its steps. */
export interface KeptWork {
  readonly id: string;
  readonly setup: Scenario;
  /** What it was made with: the engine's version and the edition of the rules. */
  readonly version: string;
  readonly edition: string;
}

/** A saved step: the choice, never the position. Or a remark on a step, which is its `parent` here. */
export interface KeptStep {
  readonly work: string;
  readonly id: StepId;
  readonly parent: StepId;
  readonly what: What | Remark;
}

/** Where a work was left. Small, since it is rewritten with every step. */
export interface KeptPlace {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly cursor: StepId;
  readonly viewer: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** Where works are kept. Steps are appended; nothing is rewritten but the place. */
export interface Shelf {
  /** Where each work was left, newest first. */
  places(): Promise<readonly KeptPlace[]>;
  work(id: string): Promise<KeptWork | undefined>;
  place(id: string): Promise<KeptPlace | undefined>;
  /** The steps of a work in the order in which they were made. */
  steps(id: string): Promise<readonly KeptStep[]>;
  begin(work: KeptWork, place: KeptPlace): Promise<void>;
  /** Adds steps and notes the place, both or neither. */
  append(steps: readonly KeptStep[], place: KeptPlace): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  works: { key: string; value: KeptWork };
  places: { key: string; value: KeptPlace };
  steps: { key: number; value: KeptStep; indexes: { work: string } };
}

const NAME = 'ruleglass';
const FORMAT = 1;

/** Opens the storage of this browser. Rejects where it is refused or missing. */
export async function openShelf(): Promise<Shelf> {
  const db = await openDB<Schema>(NAME, FORMAT, {
    upgrade(fresh) {
      fresh.createObjectStore('works', { keyPath: 'id' });
      fresh.createObjectStore('places', { keyPath: 'id' });
      fresh.createObjectStore('steps', { autoIncrement: true }).createIndex('work', 'work');
    },
    // Another window with a newer version must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return shelfIn(db);
}

function shelfIn(db: IDBPDatabase<Schema>): Shelf {
  return {
    places: async () =>
      (await db.getAll('places')).sort((a: KeptPlace, b: KeptPlace) => b.updated - a.updated),
    work: (id) => db.get('works', id),
    place: (id) => db.get('places', id),
    steps: (id) => db.getAllFromIndex('steps', 'work', id),
    begin: async (work, place) => {
      const change = db.transaction(['works', 'places'], 'readwrite');
      await Promise.all([
        change.objectStore('works').put(work),
        change.objectStore('places').put(place),
        change.done,
      ]);
    },
    append: async (steps, place) => {
      const change = db.transaction(['steps', 'places'], 'readwrite');
      await Promise.all([
        ...steps.map((step) => change.objectStore('steps').add(step)),
        change.objectStore('places').put(place),
        change.done,
      ]);
    },
    remove: async (id) => {
      const change = db.transaction(['works', 'places', 'steps'], 'readwrite');
      const keys = await change.objectStore('steps').index('work').getAllKeys(id);
      await Promise.all([
        ...keys.map((key) => change.objectStore('steps').delete(key)),
        change.objectStore('works').delete(id),
        change.objectStore('places').delete(id),
        change.done,
      ]);
    },
  };
}
