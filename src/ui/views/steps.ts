import type { Id, RuleView } from './common';

export interface EventView {
  readonly id: string;
  readonly words: string;
  /** Letter of 601.2 or the like, shown at the left. */
  readonly letter?: string;
  readonly depth?: 0 | 1;
  readonly rules?: readonly RuleView[];
  readonly byHand?: boolean;
}

/** One answer and all that came of it. */
export interface StepView {
  readonly id: Id;
  readonly words: string;
  readonly rules?: readonly RuleView[];
  readonly events?: readonly EventView[];
  readonly state: 'past' | 'now' | 'undone';
  readonly byHand?: boolean;
  /** Heading put before this step: "Turn 3, Ada’s". */
  readonly chapter?: string;
}
