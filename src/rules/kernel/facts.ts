import type { Manning } from '../abilities/costs';
import type { EventKind } from '../abilities/references';
import type { Phase, Step, Zone } from '../abilities/values';
import type { Mana } from '../mana/types';
import type { ObjectId, PlayerId } from './ids';
import type { Target } from './objects';

/** Why an object moved (700.4, 701). */
export type MoveReason =
  | 'cast'
  | 'play'
  | 'resolve'
  | 'put'
  | 'return'
  | 'draw'
  | 'discard'
  | 'mill'
  | 'destroy'
  | 'sacrifice'
  | 'exile'
  | 'counter'
  | 'stateBased'
  | 'create'
  | 'ceases'
  | 'trigger'
  | 'activate'
  | 'search'
  | 'edit';

/** The part of an event that scopes, triggers and conditions read; kept for the rest of the turn. */
export interface EventFacts {
  readonly kind: EventKind;
  /** The object that the event is about: as it was before it left, for changes of zone (603.10). */
  readonly object?: ObjectId;
  /** The object that it became, after a change of zone. */
  readonly became?: ObjectId;
  readonly player?: PlayerId;
  /** What dealt damage, targeted, or caused it. */
  readonly source?: ObjectId;
  readonly amount?: number;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly why?: MoveReason;
  /** Who or what was dealt damage, attacked, or targeted. */
  readonly whom?: Target;
  readonly combat?: boolean;
  readonly step?: Step;
  readonly phase?: Phase;
  /** The extra turn in which it happens, or that begins (500.7). */
  readonly extraTurn?: number;
  /** Whether a creature crews or saddles, or something becomes crewed or saddled. */
  readonly how?: Manning;
  readonly counter?: string;
  /** The counters are what damage or another rule results in, not put by an effect (614.16). */
  readonly byRule?: boolean;
  /** How many of these counters were on it before. */
  readonly was?: number;
  readonly mana?: readonly Mana[];
  /** Tokens that would be created, attackers that were declared. */
  readonly objects?: readonly ObjectId[];
}
