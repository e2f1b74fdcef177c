export interface TurnStepView {
  readonly id: string;
  readonly name: string;
  readonly state: 'past' | 'now' | 'next';
}

export interface TurnView {
  readonly number: number;
  readonly player: string;
  /** Phases, each a list of steps. */
  readonly phases: readonly (readonly TurnStepView[])[];
  readonly inCombat?: boolean;
}
