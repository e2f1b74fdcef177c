import type { Amount, Filter } from './references';

/** What creatures do when they are tapped for their power: crew a Vehicle, or saddle a Mount (702.122b, 702.171c). */
export type Manning = 'crew' | 'saddle';

/**
 * One part of a cost (118). Parts are paid in any order (601.2h); mana parts may hold X, hybrid,
 * Phyrexian, snow and colourless symbols (107.4).
 */
export type CostPart =
  | { readonly pay: 'mana'; readonly mana: string }
  /** {T} (107.5) and {Q} (107.6). */
  | { readonly pay: 'tap' }
  | { readonly pay: 'untap' }
  | { readonly pay: 'life'; readonly amount: Amount }
  /** Exerting it (701.43a). */
  | { readonly pay: 'exertThis' }
  | { readonly pay: 'sacrificeThis' }
  | { readonly pay: 'exileThis' }
  | { readonly pay: 'discardThis' }
  | { readonly pay: 'sacrifice'; readonly what: Filter; readonly count: Amount }
  /** Taps untapped permanents; no {T} symbol, so 302.6 does not apply to them. */
  | { readonly pay: 'tapPermanents'; readonly what: Filter; readonly count: Amount }
  /** Taps any number of untapped permanents with that much power in all, to crew or saddle (702.122a, 702.171a). */
  | {
      readonly pay: 'tapPower';
      readonly what: Filter;
      readonly power: Amount;
      readonly to: Manning;
    }
  /** Untaps tapped permanents. */
  | { readonly pay: 'untapPermanents'; readonly what: Filter; readonly count: Amount }
  | { readonly pay: 'discard'; readonly what: Filter; readonly count: Amount }
  | { readonly pay: 'exile'; readonly what: Filter; readonly count: Amount }
  | { readonly pay: 'return'; readonly what: Filter; readonly count: Amount }
  | { readonly pay: 'removeCounters'; readonly counter: string; readonly count: Amount }
  | { readonly pay: 'putCounters'; readonly counter: string; readonly count: Amount }
  /** Removes so many counters from one permanent that matches. */
  | {
      readonly pay: 'removeCountersFrom';
      readonly what: Filter;
      readonly counter: string;
      readonly count: Amount;
    }
  /** A loyalty cost (606.4): +N, 0 or −N. */
  | { readonly pay: 'loyalty'; readonly amount: number | 'minusX' };

export type Cost = readonly CostPart[];
