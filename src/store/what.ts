import type { Answer } from '../rules';
import type { CardData, EditEntry, Entry } from '../scenario/format';

export type StepId = string;

/**
 * What led to a step: one choice of the user, which may be several answers (tapping what pays, and
 * paying); or an entry of the scenario format, be it a change by hand or a line of an opened file.
 */
export type What =
  | { readonly kind: 'start' }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Changes by hand that are one choice: done and undone together. */
  | {
      readonly kind: 'edits';
      readonly edits: readonly EditEntry[];
      /** Cards that the user brings and that the work did not know before. */
      readonly brings?: readonly CardData[];
    };
