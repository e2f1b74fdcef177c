import type { CardView, CounterView, GroupView, Ring } from './cards';
import type { Id } from './common';

export type ZoneKind = 'hand' | 'library' | 'graveyard' | 'exile' | 'command';

export interface ZoneView {
  readonly kind: ZoneKind;
  readonly count: number;
  /** Below these lie cards that nobody knows, without end. */
  readonly more?: boolean;
  /** The card whose mark stands for the zone; absent: a back, or an empty place. */
  readonly top?: CardView;
  /** The cards the list shows, top first; absent when it may not be looked at. */
  readonly cards?: readonly CardView[];
}

export interface ManaView {
  /** "{U}" */
  readonly symbol: string;
  readonly count: number;
  /** "only for colourless Eldrazi" */
  readonly only?: string;
}

export interface PlayerView {
  readonly id: Id;
  readonly name: string;
  /** 0 solid, 1 double, 2 dashed, 3 dotted, 4 groove, 5 thick: the line by which the player is told. */
  readonly seat: number;
  readonly life: number;
  /** Poison, energy, experience … */
  readonly counters?: readonly CounterView[];
  readonly pool: readonly ManaView[];
  /** Short tags. `now` is the present moment (rubric): "has priority". */
  readonly status?: { readonly words: string; readonly now?: boolean };
  readonly lost?: boolean;
  readonly zones: readonly ZoneView[];
  /** Creatures, near the middle. */
  readonly front: readonly GroupView[];
  /** Lands. */
  readonly lands: readonly GroupView[];
  /** Everything else, at the outer end of the lands' row. */
  readonly others: readonly GroupView[];
  /** The hand as shown below the table when this player is the viewer. */
  readonly hand: readonly CardView[];
  readonly rings?: readonly Ring[];
  readonly targetNumber?: number;
}
