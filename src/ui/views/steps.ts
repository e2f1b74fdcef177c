import type { Id, RuleView } from './common';

/** How much of the steps is shown: the news, how it came about, everything that was looked at. */
export type Detail = 'headlines' | 'steps' | 'rules';

export interface EventView {
  readonly id: string;
  readonly words: string;
  /** Letter of 601.2 or the like, shown at the left. */
  readonly letter?: string;
  readonly depth?: 0 | 1 | 2;
  /** From which detail on it is shown; absent: from `steps` on. */
  readonly detail?: 'steps' | 'rules';
  readonly rules?: readonly RuleView[];
  readonly byHand?: boolean;
}

/** One answer and all that came of it. The same object as long as nothing about the step changes. */
export interface StepView {
  readonly id: Id;
  /** How many choices lead to it; the board as laid out has 0. */
  readonly number: number;
  readonly words: string;
  readonly rules?: readonly RuleView[];
  readonly events?: readonly EventView[];
  readonly byHand?: boolean;
  /** Heading put before this step: "Turn 3, Ada’s". */
  readonly chapter?: string;
  readonly note?: string;
  /** How many ways go on from here, where it is more than one. */
  readonly ways?: number;
}

/** A step drawn on a line of the tree. */
export interface NodeView {
  readonly id: Id;
  readonly number: number;
  readonly words: string;
  readonly column: number;
  readonly now?: boolean;
  /** More than one way goes on from it. */
  readonly fork?: boolean;
  /** On the way that leads here and that redo follows; `undone` lies ahead of the present step. */
  readonly state?: 'done' | 'undone';
}

/** One line of play, drawn as one row. */
export interface BranchView {
  readonly id: Id;
  readonly name: string;
  /** Its last step. */
  readonly tip: Id;
  readonly steps: number;
  readonly nodes: readonly NodeView[];
  /** Steps that are left out between two columns. */
  readonly folds: readonly { readonly column: number; readonly count: number }[];
  /** Where it leaves another: the row of that, and the column of the fork. */
  readonly leaves?: { readonly row: number; readonly column: number };
  /** The present step lies on it. */
  readonly here: boolean;
  readonly givenUp?: boolean;
  readonly note?: string;
}

export interface BranchesView {
  /** The main line first. */
  readonly lines: readonly BranchView[];
  readonly columns: number;
  /** Where the tree stands on its present line, for the buttons below it. */
  readonly line: { readonly name: string; readonly main: boolean };
}

/** The way to the present step and on to where redo ends. */
export interface StepsView {
  /** Oldest first. Made when asked for: there may be thousands. */
  readonly rows: Pick<readonly StepView[], 'length' | 'at'> & {
    /** The name of a row, where it is known without making the row. */
    readonly idAt?: (place: number) => Id | undefined;
  };
  /** The place of the present step among them. */
  readonly now: number;
  readonly detail: Detail;
  readonly branches: BranchesView;
}

/** The table is not at the end of its line. */
export interface BehindView {
  readonly number: number;
  readonly of: number;
  /** The next step, which redo makes again. */
  readonly next: string;
}

/** The table is drawn as it was at another step. */
export interface AsItWasView {
  readonly id: Id;
  readonly number: number;
  readonly words: string;
}

export interface StepsActions {
  readonly onStep: (id: Id) => void;
  /** Shows the table as it was at a step; nothing: as it is. */
  readonly onPreview: (id: Id | undefined) => void;
  readonly onDetail: (detail: Detail) => void;
  /** Something from the registry: `undo`, `forkBefore`, `nextWay` … */
  readonly onMove: (action: string) => void;
  /** Opens what is noted on a step. */
  readonly onNote: (id: Id) => void;
}
