import type { Amount, Instruction } from '../../rules/authoring/language';

type Steps = readonly Instruction[];

/** What is otherwise in what is done "instead": how many tokens, how much damage. */
export interface Alteration {
  readonly of: 'createToken' | 'dealDamage';
  readonly to: Amount;
}

/** How a sentence goes on from the one before. */
export type Link = 'then' | 'ifYouDo' | 'ifYouDont' | 'whenYouDo' | 'otherwise' | 'instead';

export interface Sentence {
  readonly link?: Link;
  readonly steps: Steps;
  /** What of the sentence before is otherwise, where it is said to be done "instead". */
  readonly alters?: Alteration;
}
