import type { Phase, Step } from '../abilities/values';
import type { ObjectId, PlayerId } from './ids';
import type { Target } from './objects';
import type { ComingPhase } from './state';

/** What happens as the turn takes its course (500). */
export type TurnHappening =
  | {
      readonly kind: 'turnBegan';
      readonly player: PlayerId;
      readonly number: number;
      /** Which of the extra turns it is (500.7). */
      readonly extra?: number;
    }
  /** A phase begins that has steps, or that an effect added; a main phase begins as a step does. */
  | {
      readonly kind: 'phaseBegan';
      readonly phase: Phase;
      readonly player: PlayerId;
    }
  /** A player is to take an extra turn after this one (500.7). */
  | { readonly kind: 'turnAdded'; readonly player: PlayerId; readonly id: number }
  /** Phases are added to this turn, before the coming one with that place (500.8, 500.10). */
  | {
      readonly kind: 'phasesAdded';
      readonly phases: readonly ComingPhase[];
      readonly at: number;
    }
  /** Steps are added directly after this one (500.9). */
  | { readonly kind: 'stepsAdded'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'stepBegan';
      readonly step: Step;
      readonly player: PlayerId;
      /** In the first of two combat damage steps: the creatures that deal damage in it (510.4). */
      readonly strikingFirst?: readonly ObjectId[];
    }
  | { readonly kind: 'stepEnded'; readonly step: Step };

/** Declarations and the end of combat (508, 509, 511). */
export type CombatHappening =
  | {
      readonly kind: 'attackersDeclared';
      readonly player: PlayerId;
      readonly attackers: readonly { readonly object: ObjectId; readonly whom: Target }[];
    }
  | {
      readonly kind: 'blockersDeclared';
      readonly player: PlayerId;
      readonly blockers: readonly {
        readonly object: ObjectId;
        readonly attackers: readonly ObjectId[];
      }[];
    }
  /** A player chooses that a permanent does not untap in their next untap step (701.43a). */
  | { readonly kind: 'exerted'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'blocked'; readonly object: ObjectId }
  | { readonly kind: 'removedFromCombat'; readonly object: ObjectId }
  | { readonly kind: 'combatEnded' };
