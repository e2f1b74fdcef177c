import { CARD_TYPES } from '../../rules';
import type { CardData } from '../format';
import { grouped } from '../limits';
import { cardData } from '../schema/cards';
import { isObject, problemsOf } from '../schema/kit';
import { NotJson, Pieces } from './pieces';
import { publishedCard } from './published';

/** More cards than were ever printed, several times over. */
const MOST_CARDS = 150_000;
/** Characters of a file once it is unpacked. */
const MOST_LETTERS = 4_000_000_000;

const NO_CARDS = /^(token|double_faced_token|emblem|art_series)$/;

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a file of very many cards as it comes: a list of Scryfall's, MTGJSON by name, by set or by printing, or one
 * object a line. Each card is given once, as it is first met; what is no card in English is left out.
 */
export class BulkReader {
  private readonly pieces = new Pieces();
  private readonly names = new Set<string>();
  /** Faces that the file keeps apart, until all of it was read. */
  private readonly sides = new Map<string, Map<string, Json>>();
  private letters = 0;

  /** The cards that are whole now. @throws NotJson, or where it is too much */
  take(text: string): readonly CardData[] {
    this.letters += text.length;
    if (this.letters > MOST_LETTERS) throw new NotJson('The file is too long to be taken.');
    return this.pieces.take(text).flatMap((piece) => this.cardsIn(parsed(piece)));
  }

  /** The cards whose faces were kept apart. @throws NotJson where the file ends in its middle, or holds no card */
  finish(): readonly CardData[] {
    this.pieces.finish();
    const cards = [...this.sides.values()].flatMap((sides) => {
      const faces = [...sides].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, face]) => face);
      const name = faces[0]?.name;
      return this.fresh(publishedCard({ name, faces }));
    });
    if (this.names.size === 0) {
      throw new NotJson('There is no card in it: no object with a name and a type line.');
    }
    return cards;
  }

  private cardsIn(value: unknown): readonly CardData[] {
    if (Array.isArray(value)) return value.flatMap((one) => this.cardsIn(one));
    if (!isObject(value)) return [];
    const inside = value.cards ?? value.data;
    if (Array.isArray(inside)) return this.cardsIn(inside);
    if (typeof value.name !== 'string')
      return Object.values(value).flatMap((one) => this.cardsIn(one));
    if (isLeftOut(value)) return [];
    if (typeof value.side === 'string') {
      const sides = this.sides.get(value.name) ?? new Map<string, Json>();
      this.sides.set(value.name, sides);
      if (!sides.has(value.side)) sides.set(value.side, value);
      return [];
    }
    return this.fresh(publishedCard(value));
  }

  /** A card that was not met before and that can be written down. */
  private fresh(card: CardData | undefined): readonly CardData[] {
    if (card === undefined || this.names.has(card.name) || !hasType(card)) return [];
    if (problemsOf(cardData, card).length > 0) return [];
    this.names.add(card.name);
    if (this.names.size > MOST_CARDS) {
      throw new NotJson(`There are more than ${grouped(MOST_CARDS)} cards in it.`);
    }
    return [card];
  }
}

function parsed(piece: string): unknown {
  try {
    return JSON.parse(piece);
  } catch {
    throw new NotJson(`This part of the file is no JSON: ${piece.slice(0, 60)}…`);
  }
}

const isLeftOut = ({ lang, layout, type_line, type, card_faces }: Json): boolean =>
  (typeof lang === 'string' && lang !== 'en') ||
  (typeof layout === 'string' && NO_CARDS.test(layout)) ||
  (typeof type_line !== 'string' && typeof type !== 'string' && !Array.isArray(card_faces));

const hasType = ({ type_line }: CardData): boolean =>
  CARD_TYPES.some((type) => type_line.split(/[ /]+/).includes(type));
