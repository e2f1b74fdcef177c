import type { ManaType } from '../abilities/values';
import type { RuleNumber } from '../citations';
import type { ObjectId } from './ids';

/** One step on the way to the total cost: what it changed, by whose effect, and how the mana stood after it. */
export interface CostStep {
  readonly what:
    | 'manaCost'
    | 'alternative'
    | 'additional'
    | 'commanderTax'
    | 'activation'
    | 'asked'
    | 'increase'
    | 'reduction'
    | 'floor';
  readonly source: ObjectId | null;
  readonly name?: string;
  /** The symbols that were added or taken away. */
  readonly symbols: string;
  readonly after: string;
  readonly cites: readonly RuleNumber[];
}

/** What paid for one symbol of a cost: mana of a type with its source, or an object tapped or exiled in its place. */
export interface PaidSymbol {
  readonly symbol: string;
  /** Null: not mana, but the object itself (702.51a and its like). */
  readonly mana: ManaType | null;
  /** Null: mana that was put there by hand. */
  readonly source: ObjectId | null;
}

/** How a cost was made up and paid (601.2f–h): kept with the event of its payment. */
export interface PaidCost {
  readonly steps: readonly CostStep[];
  readonly paid: readonly PaidSymbol[];
}
