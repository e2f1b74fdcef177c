import type { CardDefinition, CopiableValues } from '../../rules/authoring/language';
import { cardText } from '..';
import { normalizedText } from './normalize';

/** What is printed on a card, in one spelling for the library and for published card data. */
export interface Printed {
  /** Cost, type line, numbers and colour indicator. */
  readonly head: string;
  readonly text: string;
}

/** A card as published data gives it (Scryfall's field names). */
export interface PublishedCard {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly color_indicator?: readonly string[];
  readonly card_faces?: readonly PublishedCard[];
}

const head = (
  cost: string | undefined,
  line: string,
  numbers: readonly (number | string | undefined)[],
  colors: readonly string[] | undefined,
): string =>
  [cost ?? '', line, ...numbers.map((value) => `${value ?? ''}`), (colors ?? []).join('')].join(
    '|',
  );

/** Both faces or halves of a card, one after the other. */
const together = (faces: readonly Printed[]): Printed => ({
  head: faces.map((face) => face.head).join(' // '),
  text: faces.map((face) => face.text).join('\n//\n'),
});

export function publishedCard(card: PublishedCard): Printed {
  const { card_faces: faces } = card;
  return faces === undefined ? publishedFace(card) : together(faces.map(publishedFace));
}

const publishedFace = (card: PublishedCard): Printed => ({
  head: head(
    card.mana_cost,
    card.type_line,
    [card.power, card.toughness, card.loyalty],
    card.color_indicator,
  ),
  text: normalizedText(card.oracle_text ?? ''),
});

export function libraryCard(card: CardDefinition): Printed {
  return card.faces === undefined
    ? libraryFace(card)
    : together(card.faces.of.map((face) => libraryFace(face)));
}

function libraryFace(card: CopiableValues): Printed {
  const kinds = [...card.supertypes, ...card.types].join(' ');
  const line = card.subtypes.length === 0 ? kinds : `${kinds} — ${card.subtypes.join(' ')}`;
  return {
    head: head(card.manaCost, line, [card.power, card.toughness, card.loyalty], card.colors),
    text: normalizedText(cardText(card)),
  };
}

/** The head and the text by digests, by which a test knows them without having them. */
export const fingerprint = ({ head: top, text }: Printed, digest: (words: string) => string) =>
  `${digest(top)} ${digest(text)}`;
