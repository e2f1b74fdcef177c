import type { Id } from '../views';

/** What is chosen so far in answer to the question now asked. Dropped when the question changes. */
export interface Draft {
  readonly question: string;
  readonly chosen: readonly Id[];
  readonly number: number;
  readonly text: string;
  readonly amounts: Readonly<Record<Id, number>>;
  /** Attacker → defender, or blocker → attackers. */
  readonly pairs: Readonly<Record<Id, readonly Id[]>>;
}
