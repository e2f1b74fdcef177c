import type { CardData, Placed, PlacedObject, Placing } from './format';

/** A decklist line taken apart: `"3 Forest"` is three of `Forest`, `"40 ?"` forty unknown cards. */
export interface DeckLine {
  readonly count: number;
  readonly name: string;
}

/**
 * Reads a decklist line. A number in front of a name is always how many; a card whose name begins
 * with a number of its own is placed by `{ "card": … }`.
 */
export function deckLine(line: string): DeckLine {
  const [, count, name] = /^([0-9]+)\s+(.+)$/su.exec(line.trim()) ?? [];
  return count !== undefined && name !== undefined
    ? { count: Number(count), name }
    : { count: 1, name: line.trim() };
}

/** What an object is made from. */
export type Making =
  /** A card by its name; with `token`, a token that is a copy of that card. */
  | { readonly kind: 'card'; readonly name: string; readonly token: boolean }
  /** A token that is no copy of a card. */
  | { readonly kind: 'token'; readonly data: CardData }
  /** A token that is what it copies, a ref or a card's name, and nothing else. */
  | { readonly kind: 'tokenCopy'; readonly of: string };

/** How an object is placed, in one form, however it was written. */
export interface Placement {
  readonly making: Making;
  readonly count: number;
  /** How it stands, and its ref where one is written. */
  readonly fields: Omit<Placing, 'count'>;
}

/** The one form of anything that can be placed. */
export function placement(placed: Placed): Placement {
  if (typeof placed === 'string') {
    const { count, name } = deckLine(placed);
    return { making: { kind: 'card', name, token: false }, count, fields: {} };
  }
  const { card, token, count, ...fields } = { card: undefined, ...placed };
  return { making: making(placed), count: count ?? 1, fields };
}

function making(placed: PlacedObject): Making {
  if ('card' in placed) {
    return { kind: 'card', name: placed.card, token: placed.token ?? false };
  }
  if (placed.token === true) return { kind: 'tokenCopy', of: placed.copyOf ?? '' };
  return { kind: 'token', data: placed.token };
}

/** The name that an object's ref is made from. */
export function placedName(making: Making): string {
  switch (making.kind) {
    case 'card':
      return making.name;
    case 'token':
      return making.data.name;
    case 'tokenCopy':
      return making.of;
  }
}
