/** Something that an object may be attached to or attack: its name in files, and in words. */
export interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

/** How an object is to stand. What is left out stays as it is, or as it would come. */
export interface StandingView {
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly faceDown?: boolean;
  readonly phasedOut?: boolean;
  /** It was cast. */
  readonly cast?: boolean;
  readonly damage?: number;
  /** How often it was kicked. */
  readonly kicked?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Empty: nothing. */
  readonly attachedTo?: string;
  /** Empty: nobody. */
  readonly attacking?: string;
  readonly controller?: string;
  readonly chosen?: {
    readonly color?: 'white' | 'blue' | 'black' | 'red' | 'green';
    readonly type?: string;
    readonly name?: string;
    readonly player?: string;
    readonly x?: number;
  };
}

/** What can be chosen for how an object stands. */
export interface StandingChoices {
  readonly players: readonly string[];
  readonly hosts: readonly NamedChoice[];
  readonly attacked: readonly NamedChoice[];
}
