import type { CardType, Color } from '../../rules/authoring/language';
import { CARD_TYPES, COLOR_WORDS, COLORS } from '../../rules/authoring/language';
import { plural } from '../words';

interface TypeWord {
  readonly type: CardType;
  readonly many: boolean;
}

/** The card types by their words, one and many (205.2a). Kindred is said of one alone. */
export const TYPE_WORDS: ReadonlyMap<string, TypeWord> = new Map(
  CARD_TYPES.flatMap((type): (readonly [string, TypeWord])[] => [
    [type.toLowerCase(), { type, many: false }],
    ...(type === 'Kindred' ? [] : [[plural(type.toLowerCase()), { type, many: true }] as const]),
  ]),
);

const BY_WORD: ReadonlyMap<string, Color> = new Map(
  COLORS.map((color) => [COLOR_WORDS[color], color]),
);

/** The colour that the word names; none where it names none (105.1). */
export const colorOf = (word: string): Color | undefined => BY_WORD.get(word);
