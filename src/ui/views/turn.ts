import type { Id } from './common';
import type { RefusalView } from './questions';

export interface TurnStepView {
  readonly id: Id;
  /** Short, for the scale: "attackers". */
  readonly name: string;
  /** In full: "declare attackers step". */
  readonly title: string;
  readonly state: 'past' | 'now' | 'next';
  /** Why passing can't lead there now; absent: it can. */
  readonly refused?: RefusalView;
  /** Why passing can't stop there in any turn; absent: it can. */
  readonly noStop?: RefusalView;
  /** The players in whose turns passing stops there. */
  readonly stops: readonly Id[];
}

/** A player whose turns have stops of their own. */
export interface SeatView {
  readonly id: Id;
  readonly name: string;
  readonly seat: number;
}

export interface TurnView {
  readonly number: number;
  readonly player: string;
  /** Phases, each a list of steps. */
  readonly phases: readonly (readonly TurnStepView[])[];
  readonly inCombat?: boolean;
  /** Who is in the game, the viewer first. */
  readonly seats: readonly SeatView[];
}

/** What can be done with the turn. */
export interface TurnActions {
  /** Everyone passes until the step has begun. */
  readonly onGo: (step: Id) => void;
  /** Goes there by hand: nothing of what lies between happens. */
  readonly onByHand: (step: Id) => void;
  readonly onStop: (step: Id, player: Id, on: boolean) => void;
}
