import type { Color } from '../abilities/values';
import type { EventFacts } from './facts';
import type { ObjectId, PlayerId } from './ids';
import type { ChosenTarget } from './objects';

/** A value that an instruction bound under a name. */
export type Bound =
  | { readonly objects: readonly ObjectId[] }
  | { readonly player: PlayerId }
  | { readonly number: number }
  /** An extra turn (500.7). */
  | { readonly turn: number }
  | { readonly color: Color }
  | { readonly did: boolean };

/**
 * What the words of a text mean while it is followed: plain data, kept in frames and in delayed triggers.
 * Object ids may be of objects that are gone: last known information then answers (608.2h).
 */
export interface Scope {
  /** "This": the source of the ability or the spell. */
  readonly source: ObjectId;
  /** "You". */
  readonly you: PlayerId;
  /** The object on the stack that is resolving, where there is one. */
  readonly resolving?: ObjectId;
  /** Targets by slot that are still legal; illegal ones are taken out when resolution begins (608.2b). */
  readonly targets?: readonly (readonly ChosenTarget[])[];
  readonly x?: number;
  /** The next new id when this text began to be followed: what is newer was moved by it (400.7j). */
  readonly began?: number;
  /** The new ids from the first up to the second came of paying the costs (400.7j). */
  readonly paid?: readonly [number, number];
  /** The event that caused the trigger, or that is being replaced. */
  readonly event?: EventFacts;
  readonly each?: { readonly object: ObjectId } | { readonly player: PlayerId };
  readonly bound?: Readonly<Record<string, Bound>>;
  /** The permanent whose mana ability with {T} in its cost is resolving: it is being tapped for mana (106.12). */
  readonly tappedForMana?: ObjectId;
}
