import type { Edit, Game, ObjectId, PlayerId } from '../../rules';
import type { Names } from '../naming/names';

/** A change by hand that may let a check pass: what it is in words, and what is done. */
export interface Wish {
  readonly words: string;
  readonly edits: readonly Edit[];
  /** Some of the changes may do as well: what that is in words. */
  readonly some?: (edits: readonly Edit[]) => string;
  /** Of those that wish for the same, one that helps is enough. */
  readonly same?: string;
}

/** For whom something is wished, and where. */
export interface Wishing {
  readonly game: Game;
  readonly player: PlayerId;
  readonly names: Names;
  /** What it is to be done with. */
  readonly object: ObjectId;
  /** What is to be done in combat has steps of its own. */
  readonly combat: 'attack' | 'block' | null;
}
