import type { StepId, What } from './what';

/**
 * Something that is said about a step and changes no position: a note on it, a name for the line that it
 * lies on, or that the line which goes there is the main one. An empty text takes note or name away.
 */
export type Remark =
  | { readonly kind: 'note' | 'name'; readonly text: string }
  | { readonly kind: 'main' };

export const isRemark = (what: What | Remark): what is Remark =>
  what.kind === 'note' || what.kind === 'name' || what.kind === 'main';

/** A remark as it is kept: in the order in which they were made; of one kind the newest holds. */
export type Mark = Remark & { readonly id: string; readonly at: StepId };

/** What holds for one step. */
export interface Noted {
  /** Markdown, shown as it is written. */
  readonly note?: string;
  /** The name of the line that it lies on. */
  readonly name?: string;
  /** The child that the main line goes to, where that was chosen. */
  readonly main?: StepId;
}

/** What holds for a step after one more remark. For `main` this is the step before the marked one. */
export function noted(before: Noted, mark: Mark): Noted {
  if (mark.kind === 'main') return { ...before, main: mark.at };
  const { [mark.kind]: _, ...others } = before;
  return mark.text === '' ? others : { ...others, [mark.kind]: mark.text };
}

/** What stands between several notes that become one. */
export const BETWEEN_NOTES = '\n\n';
