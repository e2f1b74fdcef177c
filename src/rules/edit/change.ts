import type { Step, Zone } from '../abilities/values';
import type { CardId, PlayerId } from '../kernel/ids';
import type { PlacedTarget, Placement } from '../setup/setup';

/** How an object is set by hand: the fields of a placement that are given; `null` unattaches. */
export type ObjectChange = Partial<
  Omit<Placement, 'kind' | 'printed' | 'zone' | 'attachedTo' | 'attacking'>
> & {
  readonly token?: boolean;
  readonly attachedTo?: PlacedTarget | null;
  /** `null` takes it out of combat. */
  readonly attacking?: PlacedTarget | null;
};

/** What of a player is set by hand. */
export interface PlayerChange {
  readonly life?: number;
  /** Mana symbols in a row: the whole pool. */
  readonly manaPool?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly commanders?: readonly CardId[];
  readonly landsPlayed?: number;
  readonly commanderDamage?: readonly { readonly card: CardId; readonly amount: number }[];
}

/** What is done by hand, not by the rules. Cards are named, so that a card just moved is still found. */
export type Edit =
  | { readonly edit: 'place'; readonly placements: readonly Placement[] }
  | { readonly edit: 'move'; readonly card: CardId; readonly zone: Zone }
  | { readonly edit: 'setObject'; readonly card: CardId; readonly set: ObjectChange }
  | { readonly edit: 'setPlayer'; readonly player: PlayerId; readonly set: PlayerChange }
  /** Adds mana to what is in the pool. */
  | { readonly edit: 'addMana'; readonly player: PlayerId; readonly mana: string }
  | { readonly edit: 'remove'; readonly card: CardId }
  | { readonly edit: 'step'; readonly step: Step; readonly active?: PlayerId };
