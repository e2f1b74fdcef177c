import type { Ability } from '../abilities/ability';
import type { CardDefinition, CardType, Color, PrintedSize, Supertype } from '../abilities/values';
import { CARD_TYPES, SUPERTYPES } from '../abilities/values';

/** What a card or token has besides its name, cost, type line and abilities. */
export interface Numbers {
  readonly power?: PrintedSize;
  readonly toughness?: PrintedSize;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly colors?: readonly Color[];
}

/** A type line taken apart: "Legendary Creature — Human Wizard" (205.1). */
export function typeLine(line: string): {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
} {
  const [left = '', right = ''] = line.split(' — ');
  const words = left.split(' ');
  return {
    supertypes: words.flatMap((word) => SUPERTYPES.filter((known) => known === word)),
    types: words.flatMap((word) => CARD_TYPES.filter((known) => known === word)),
    subtypes: right === '' ? [] : right.split(' '),
  };
}

/** A card. Without a mana cost (`''`) for lands and their like (202.1b). */
export function card(
  name: string,
  manaCost: string,
  line: string,
  numbers: Numbers,
  abilities: readonly Ability[] = [],
): CardDefinition {
  const cost = manaCost === '' ? {} : { manaCost };
  return { name, ...cost, ...typeLine(line), ...numbers, abilities };
}

/** Power and toughness (208.1). */
export const pt = (power: PrintedSize, toughness: PrintedSize): Numbers => ({
  power,
  toughness,
});

/** A token as the effect describes it; its name is its subtypes and "Token" (111.4). */
export function tokenOf(
  line: string,
  colors: readonly Color[],
  numbers: Numbers,
  abilities: readonly Ability[] = [],
): CardDefinition {
  const parts = typeLine(line);
  const name = `${parts.subtypes.join(' ')} Token`;
  return { name, ...parts, colors, ...numbers, abilities };
}
