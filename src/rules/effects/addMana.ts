import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import type { ManaOutput, ManaRestriction } from '../mana/types';

/** Adds mana to a player's pool (106.4). One entry is one mana; a choice is made on resolution. Undefined types make no mana (106.5). */
export interface AddMana {
  readonly kind: 'addMana';
  readonly mana: ManaOutput;
  readonly player?: PlayerRef;
  readonly restriction?: ManaRestriction;
  readonly span?: Span;
}
