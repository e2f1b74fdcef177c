/**
 * The scenario format: one JSON document describes a position and what is done in it. These types
 * use the format's own field names; `schema.ts` judges whether a text follows them.
 */
import type { Entry } from './format/entries';
import type { CardData, PlayerSetup } from './format/setup';
import type { PlayerName, RuleNumber, Step } from './format/words';

export * from './format/entries';
export * from './format/expect';
export * from './format/moves';
export * from './format/setup';
export * from './format/words';

/** The whole document. */
export interface Scenario {
  readonly scenario: 1;
  readonly title: string;
  /** Markdown. */
  readonly about?: string;
  readonly cites?: readonly RuleNumber[];
  /** For shuffles, coins and dice; 1 when left out. */
  readonly seed?: number;
  /** Results of the coins and dice to come, in order. */
  readonly chance?: readonly Chance[];
  readonly variant?: Variant;
  readonly monarch?: PlayerName;
  readonly initiative?: PlayerName;
  /** Cards that the file brings along. */
  readonly cards?: readonly CardData[];
  /** Two to six, in turn order. */
  readonly players: readonly PlayerSetup[];
  readonly turn?: TurnSetup;
  readonly play?: readonly Entry[];
}

export const VARIANTS = ['free', 'commander'] as const;
export type Variant = (typeof VARIANTS)[number];

export const COIN_RESULTS = ['win', 'lose', 'heads', 'tails'] as const;
export type Chance = (typeof COIN_RESULTS)[number] | number;

export interface TurnSetup {
  readonly number?: number;
  readonly active?: PlayerName;
  readonly step?: Step;
}
