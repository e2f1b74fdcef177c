import { Map as PersistentMap } from 'immutable';

/**
 * What a ref is made from: accents folded, lower case, apostrophes dropped, every other run of
 * signs one hyphen. A card with two faces goes by its front. A name of which nothing is left gives
 * `card`, an unknown card `unknown`.
 */
export function refBase(name: string): string {
  const front = name.split(' // ', 1)[0] ?? '';
  if (front.trim() === '?') return 'unknown';
  return folded(front) || 'card';
}

/** What a token's ref is made from when play makes it: `goblin-token`, without a name `token`. */
export function tokenBase(name: string): string {
  const base = folded(name);
  if (base === '' || base === 'token') return 'token';
  return base.endsWith('-token') ? base : `${base}-token`;
}

let before = { name: '', base: '' };

/** Of ten thousand alike the name is folded once. */
function folded(name: string): string {
  if (name !== before.name) before = { name, base: foldedAnew(name) };
  return before.base;
}

function foldedAnew(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** A ref made, and the book that holds it. */
export interface MadeRef<Id extends number> {
  readonly ref: string;
  readonly book: RefBook<Id>;
}

/**
 * Which ref names what. A book is never changed: each method gives a new one that shares most of
 * the old. A ref once given is never free again, so that a step's refs mean the same for ever.
 */
export class RefBook<Id extends number> {
  private readonly ids: PersistentMap<string, Id | undefined>;
  private readonly refs: PersistentMap<Id, string>;
  /** For each base, the last number used for it. */
  private readonly last: PersistentMap<string, number>;

  private constructor(
    ids: PersistentMap<string, Id | undefined>,
    refs: PersistentMap<Id, string>,
    last: PersistentMap<string, number>,
  ) {
    this.ids = ids;
    this.refs = refs;
    this.last = last;
  }

  static empty<Id extends number>(): RefBook<Id> {
    return new RefBook<Id>(PersistentMap(), PersistentMap(), PersistentMap());
  }

  idOf(ref: string): Id | undefined {
    return this.ids.get(key(ref));
  }

  refOf(id: Id): string | undefined {
    return this.refs.get(id);
  }

  /** Whether a ref is given or kept free for an object to come. */
  has(ref: string): boolean {
    return this.ids.has(key(ref));
  }

  /** Every ref given. */
  all(): Iterable<string> {
    return this.refs.values();
  }

  /** Keeps refs that a file writes from being made for anything else before they are given. */
  keep(refs: Iterable<string>): RefBook<Id> {
    const ids = this.ids.withMutations((kept) => {
      for (const ref of refs) if (!kept.has(key(ref))) kept.set(key(ref), undefined);
    });
    return new RefBook(ids, this.refs, this.last);
  }

  /**
   * Gives a ref as it is written. One that names something already then names this as well and
   * from now on: the token that a copy of a spell becomes keeps the copy's ref.
   */
  give(id: Id, ref: string): RefBook<Id> {
    return new RefBook(this.ids.set(key(ref), id), this.refs.set(id, ref), this.last);
  }

  /** Makes a ref for a card or a placed object from its name. */
  forCard(id: Id, name: string): MadeRef<Id> {
    return this.make(id, refBase(name));
  }

  /** Makes a ref for a placed token from its name, which may be empty. */
  forPlacedToken(id: Id, name: string): MadeRef<Id> {
    return this.make(id, placedTokenBase(name));
  }

  /** Makes a ref for a token that play creates. */
  forToken(id: Id, name: string): MadeRef<Id> {
    return this.make(id, tokenBase(name));
  }

  /** Makes a ref for a copy of a spell or of an ability, from the ref of what is copied. */
  forCopy(id: Id, of: string): MadeRef<Id> {
    return this.make(id, `${of}-copy`);
  }

  /** Makes a ref for an ability on the stack, from the ref of its source. */
  forAbility(id: Id, source: string): MadeRef<Id> {
    return this.make(id, `${source}-ability`);
  }

  /** The bare ref, or with the next number that is free. */
  private make(id: Id, base: string): MadeRef<Id> {
    let number = (this.last.get(key(base)) ?? 0) + 1;
    while (this.has(numbered(base, number))) number += 1;
    const ref = numbered(base, number);
    const last = this.last.set(key(base), number);
    return { ref, book: new RefBook(this.ids.set(key(ref), id), this.refs.set(id, ref), last) };
  }
}

/** What a placed token's ref is made from. */
export function placedTokenBase(name: string): string {
  return folded(name) === '' ? 'token' : refBase(name);
}

function numbered(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
}

/** The persistent map looks long keys up among an object's properties; a sign in front is safe. */
function key(ref: string): string {
  return `:${ref}`;
}
