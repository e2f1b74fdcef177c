import type { GameEvent } from '../kernel/events';
import type { Answer, Question } from '../kernel/questions';
import type { State } from '../kernel/state';

/**
 * A game: an immutable value. `state` is the position as it stands, with all that the work in progress
 * has done so far. That work began at `from` and may be run again from there with `answers`, so the
 * place in the middle is data (design: "a stack of frames, and the answers given so far").
 */
export interface Game {
  readonly state: State;
  readonly question: Question;
  readonly from: State;
  readonly answers: readonly Answer[];
  /** Events of the work in progress that were already told. */
  readonly told: number;
  /** How many answers belong to what came before the draft now being built; null when there is none (601.2). */
  readonly draftFrom: number | null;
}

/** Where running came to: the question that stopped it, and all events since `from`. */
export interface Stopped {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}
