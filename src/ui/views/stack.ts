import type { FollowedLine } from '../../explain/following';
import type { CardView, Ring } from './cards';
import type { Id, RuleView } from './common';

export interface StackTargetView {
  readonly number: number;
  readonly words: string;
  /** The object or player it points at, for the leader line. */
  readonly object?: Id;
  readonly illegal?: boolean;
}

export interface StackItemView {
  readonly id: Id;
  readonly card: CardView;
  /** "spell", "activated ability", "triggered ability", "copy of a spell" */
  readonly kind: string;
  readonly controller: { readonly name: string; readonly seat: number };
  readonly title: string;
  readonly notes?: readonly string[];
  /** Its text, as far as it has been followed, where it is the next to resolve or resolves. */
  readonly text?: readonly FollowedLine[];
  /** What it still knows of what has left (608.2h). */
  readonly remembers?: readonly { readonly words: string; readonly rules: readonly RuleView[] }[];
  readonly x?: number;
  /** Ready words: "kicked {C}" */
  readonly tags?: readonly string[];
  readonly modes?: readonly string[];
  readonly targets?: readonly StackTargetView[];
  readonly rules?: readonly RuleView[];
  /** Where several cannot be told apart: all of them, newest first, with this one at the head. */
  readonly pile?: readonly Id[];
  readonly rings?: readonly Ring[];
}
