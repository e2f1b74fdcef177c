import type { Remark } from './remarks';
import type { Trouble } from './trouble';
import type { StepId, What } from './what';

/** The step that a misfit becomes when it fits after all; so it is known when the work is opened again. */
export const fittedId = (misfit: StepId): StepId => `${misfit}!`;

/** A saved choice that no longer fits. Those that came after it have no trouble of their own. */
export interface Misfit {
  readonly id: StepId;
  readonly what: What | Remark;
  readonly why?: Trouble;
}
