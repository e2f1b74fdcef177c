import type { Id } from './common';

/** A line of the palette: something to do, a place to go, a card, a rule. */
export interface PaletteItemView {
  /** Names it among all lines. */
  readonly value: Id;
  readonly label: string;
  readonly note?: string;
  readonly key?: string;
  /** "{1}{G}" */
  readonly cost?: string;
  /** Why it can't be done now; it is listed all the same. */
  readonly refused?: string;
}

export interface PaletteGroupView {
  readonly value: string;
  readonly items: readonly PaletteItemView[];
}
