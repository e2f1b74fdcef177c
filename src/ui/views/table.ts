import type { CastingActions, CastingView } from './casting';
import type { Id } from './common';
import type { CardMenuView } from './dialogs';
import type { PlayerView, ZoneKind } from './players';
import type { ActionView, AnswerView, ChosenView, QuestionView, RefusalView } from './questions';
import type { StackItemView } from './stack';
import type { AsItWasView, BehindView, StepsActions, StepsView } from './steps';
import type { TurnActions, TurnView } from './turn';

/** A line on the table: from an attacker to what it attacks, from a blocker to what it blocks. */
export interface LineView {
  readonly from: Id;
  readonly to: Id;
}

/** What is selected together, and what is done to all of it by hand. */
export interface SelectionView {
  readonly ids: readonly Id[];
  /** A press selects. */
  readonly selecting: boolean;
  /** "3 selected" */
  readonly words: string;
  readonly deeds: readonly ActionView[];
  /** Something is to be chosen on the table: what for. */
  readonly picking?: string;
}

export interface TableView {
  readonly selection?: SelectionView;
  readonly title: string;
  /** What was chosen in answer to a question when the page was left. */
  readonly chosen?: ChosenView;
  /** "saved on this machine" */
  readonly saved?: string;
  readonly edition: string;
  /** All in seat order. */
  readonly players: readonly PlayerView[];
  readonly viewer: Id;
  readonly turn: TurnView;
  /** Newest first. */
  readonly stack: readonly StackItemView[];
  readonly steps: StepsView;
  /** Who attacks whom and who blocks what, drawn as lines; the words stand on the cards. */
  readonly lines?: readonly LineView[];
  /** Absent: the table is at the newest step of its line. */
  readonly behind?: BehindView;
  /** The table shows an earlier or other position, and nothing can be done on it. */
  readonly asItWas?: AsItWasView;
  readonly question: QuestionView;
  readonly casting?: CastingView;
  /** What undo would take back: "Ada casts Shock"; absent: nothing; empty: it is not told yet. */
  readonly undo?: string;
  readonly redo?: string;
  /** Last refusal, spoken assertively and shown over the question bar until the next step. */
  /** `about`: the object of which it is to be shown what can be done with it. */
  readonly refusal?: RefusalView & { readonly id: string; readonly about?: Id };
  /** A run of many answers that goes on now: what it does, and how far it is. */
  readonly run?: { readonly words: string; readonly progress: string };
  /** One sentence for the live region. */
  readonly said?: string;
}

export interface TableActions {
  /** Toggles, or adds to what is selected. */
  readonly onSelect: (ids: readonly Id[], how: 'toggle' | 'add') => void;
  readonly onSelectedDeed: (deed: string) => void;
  readonly onLeaveSelecting: () => void;
  readonly onPick: (id: Id) => void;
  /** A card, pile or player was activated outside a choice: do the default. */
  readonly onDefault: (id: Id, pile?: readonly Id[]) => void;
  /** Asked when a menu opens. */
  readonly menuOf: (id: Id) => CardMenuView;
  /** Asked when a card is read: what was changed of it by hand, in sentences. */
  readonly changesOf?: (id: Id) => readonly string[];
  /** With all that lie in a pile with it: it is asked with how many it is done. */
  readonly onAction: (actionId: string, id?: Id, pile?: readonly Id[]) => void;
  readonly onAnswer: (answer: AnswerView) => void;
  /** Puts cards into their owner's zone by hand. */
  readonly onPut: (ids: readonly Id[], zone: ZoneKind) => void;
  readonly onCancel: () => void;
  /** What is chosen so far in answer to the question, so that it can be kept. */
  readonly onChosen?: (chosen: ChosenView) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly onAddCard: () => void;
  readonly onStart: () => void;
  readonly onAbout: () => void;
  readonly onRule?: (rule: string) => void;
  readonly casting: CastingActions;
  readonly steps: StepsActions;
  readonly turn: TurnActions;
}
