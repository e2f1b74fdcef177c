import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Scenario } from '../../scenario/format';
import type { Left } from '../left';
import type { ListedWork } from '../listed';
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
export type KeptPlace = ListedWork & Left;

/** A saved work with all that belongs to it. */
export interface KeptWhole {
  readonly work: KeptWork;
  readonly place: KeptPlace;
  readonly steps: readonly KeptStep[];
}

/** Where works are kept. Steps are appended; nothing is rewritten but the place. Every change is whole or not at all. */
export interface Shelf {
  /** Where each work was left, newest first. */
  places(): Promise<readonly KeptPlace[]>;
  work(id: string): Promise<KeptWork | undefined>;
  place(id: string): Promise<KeptPlace | undefined>;
  /** The steps of a work in the order in which they were made. */
  steps(id: string): Promise<readonly KeptStep[]>;
  begin(work: KeptWork, place: KeptPlace): Promise<void>;
  /** Adds steps and notes the place. */
  append(steps: readonly KeptStep[], place: KeptPlace): Promise<void>;
  /** Gives a work another title. One that is not there stays so. */
  rename(id: string, title: string): Promise<void>;
  /** Everything of a work, as `put` takes it. */
  whole(id: string): Promise<KeptWhole | undefined>;
  /** Puts a whole work there: a copy, or one that was removed. */
  put(whole: KeptWhole): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  works: { key: string; value: KeptWork };
  places: { key: string; value: KeptPlace };
  steps: { key: number; value: KeptStep; indexes: { work: string } };
}

const NAME = 'ruleglass';
const FORMAT = 1;

/**
 * Opens the storage of this browser. Rejects where it is refused or missing.
 * @param onClosed called when the browser or a newer version of the app has closed it
 */
export async function openShelf(onClosed: () => void = () => undefined): Promise<Shelf> {
  const db = await openDB<Schema>(NAME, FORMAT, {
    upgrade(fresh) {
      fresh.createObjectStore('works', { keyPath: 'id' });
      fresh.createObjectStore('places', { keyPath: 'id' });
      fresh.createObjectStore('steps', { autoIncrement: true }).createIndex('work', 'work');
    },
    // Another window with a newer version must not wait for this one.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase | null)?.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return shelfIn(db);
}

/** Steps handed to the storage at a time: thousands at once would hold up all else. */
const AT_ONCE = 200;

/** Adds steps in one transaction, which goes on from one lot to the next. */
async function addAll(
  store: { readonly add: (step: KeptStep) => Promise<unknown> },
  steps: readonly KeptStep[],
): Promise<void> {
  for (let at = 0; at < steps.length; at += AT_ONCE) {
    await Promise.all(steps.slice(at, at + AT_ONCE).map((step) => store.add(step)));
  }
}

function shelfIn(db: IDBPDatabase<Schema>): Shelf {
  const steps = (id: string) => db.getAllFromIndex('steps', 'work', id);
  return {
    places: async () =>
      (await db.getAll('places')).sort((a: KeptPlace, b: KeptPlace) => b.updated - a.updated),
    work: (id) => db.get('works', id),
    place: (id) => db.get('places', id),
    steps,
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
      const done = Promise.all([addAll(change.objectStore('steps'), steps), change.done]);
      await Promise.all([change.objectStore('places').put(place), done]);
    },
    rename: async (id, title) => {
      const change = db.transaction(['works', 'places'], 'readwrite');
      const [works, places] = [change.objectStore('works'), change.objectStore('places')];
      const [work, place] = await Promise.all([works.get(id), places.get(id)]);
      await Promise.all([
        work && works.put({ ...work, setup: { ...work.setup, title } }),
        place && places.put({ ...place, title }),
        change.done,
      ]);
    },
    whole: async (id) => {
      const [work, place, made] = await Promise.all([
        db.get('works', id),
        db.get('places', id),
        steps(id),
      ]);
      return work && place && { work, place, steps: made };
    },
    put: async (whole) => {
      const change = db.transaction(['works', 'places', 'steps'], 'readwrite');
      await Promise.all([
        change.objectStore('works').put(whole.work),
        change.objectStore('places').put(whole.place),
        ...whole.steps.map((step) => change.objectStore('steps').add(step)),
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
