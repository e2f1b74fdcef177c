import { Map as PersistentMap, Set as PersistentSet } from 'immutable';

/**
 * A persistent table from numeric ids to values: changing one entry shares the rest (HAMT of
 * the `immutable` package behind a narrow interface). Keys are numbers that only grow.
 */
export interface Table<Id extends number, T> {
  get(id: Id): T | undefined;
  has(id: Id): boolean;
  set(id: Id, value: T): Table<Id, T>;
  delete(id: Id): Table<Id, T>;
  readonly size: number;
  /** Keys in ascending order: the cost is that of the whole table. */
  ids(): readonly Id[];
  values(): Iterable<T>;
}

class MapTable<Id extends number, T> implements Table<Id, T> {
  private sorted: readonly Id[] | null = null;
  constructor(private readonly map: PersistentMap<Id, T>) {}
  get(id: Id): T | undefined {
    return this.map.get(id);
  }
  has(id: Id): boolean {
    return this.map.has(id);
  }
  set(id: Id, value: T): Table<Id, T> {
    const next = this.map.set(id, value);
    return next === this.map ? this : new MapTable(next);
  }
  delete(id: Id): Table<Id, T> {
    const next = this.map.delete(id);
    return next === this.map ? this : new MapTable(next);
  }
  get size(): number {
    return this.map.size;
  }
  ids(): readonly Id[] {
    this.sorted ??= [...this.map.keys()].sort((a, b) => a - b);
    return this.sorted;
  }
  values(): Iterable<T> {
    return this.map.values();
  }
}

export function emptyTable<Id extends number, T>(): Table<Id, T> {
  return new MapTable<Id, T>(PersistentMap<Id, T>());
}

/** A table of all entries at once: cheaper than one after the other. */
export function tableOf<Id extends number, T>(entries: Iterable<readonly [Id, T]>): Table<Id, T> {
  return new MapTable<Id, T>(
    PersistentMap<Id, T>().withMutations((map) => {
      for (const [id, value] of entries) map.set(id, value);
    }),
  );
}

/** Whether a value of unknown kind is a table. */
export function isTable(value: object): value is Table<number, unknown> {
  return value instanceof MapTable;
}

/** A persistent set of ids, listed in ascending order (so: in the order in which objects came to be). */
export interface IdSet<Id extends number> {
  has(id: Id): boolean;
  add(id: Id): IdSet<Id>;
  delete(id: Id): IdSet<Id>;
  readonly size: number;
  /** Ascending; the list is made once per set and kept. */
  list(): readonly Id[];
}

class PersistentIdSet<Id extends number> implements IdSet<Id> {
  private sorted: readonly Id[] | null = null;
  constructor(private readonly set: PersistentSet<Id>) {}
  has(id: Id): boolean {
    return this.set.has(id);
  }
  add(id: Id): IdSet<Id> {
    const next = this.set.add(id);
    return next === this.set ? this : new PersistentIdSet(next);
  }
  delete(id: Id): IdSet<Id> {
    const next = this.set.delete(id);
    return next === this.set ? this : new PersistentIdSet(next);
  }
  get size(): number {
    return this.set.size;
  }
  list(): readonly Id[] {
    this.sorted ??= [...this.set].sort((a, b) => a - b);
    return this.sorted;
  }
}

export function emptyIdSet<Id extends number>(): IdSet<Id> {
  return new PersistentIdSet<Id>(PersistentSet<Id>());
}

/** A set of all ids at once. */
export function idSetOf<Id extends number>(ids: Iterable<Id>): IdSet<Id> {
  return new PersistentIdSet<Id>(PersistentSet<Id>(ids));
}

/** Whether a value of unknown kind is a set of ids. */
export function isIdSet(value: object): value is IdSet<number> {
  return value instanceof PersistentIdSet;
}
