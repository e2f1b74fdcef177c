import type { Ability } from '../abilities/ability';
import type {
  CardDefinition,
  CardType,
  Color,
  CopiableValues,
  Layout,
  PrintedSize,
  Supertype,
} from '../abilities/values';
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

/** The characteristics of a split card off the stack: those of its halves combined (709.4). */
export function combined(left: CopiableValues, right: CopiableValues): CopiableValues {
  const both = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];
  const manaCost = `${left.manaCost ?? ''}${right.manaCost ?? ''}`;
  return {
    name: `${left.name} // ${right.name}`,
    ...(manaCost === '' ? {} : { manaCost }),
    supertypes: both(left.supertypes, right.supertypes),
    types: both(left.types, right.types),
    subtypes: both(left.subtypes, right.subtypes),
    abilities: [...left.abilities, ...right.abilities],
  };
}

/** A card with two sets of characteristics (709, 712, 715, 720). */
export function withFaces(
  layout: Layout,
  first: CopiableValues,
  second: CopiableValues,
): CardDefinition {
  const usual = layout === 'split' ? combined(first, second) : first;
  return { ...usual, faces: { layout, of: [first, second] } };
}

/** A split card: its halves from left to right (709). */
export const split = (left: CardDefinition, right: CardDefinition): CardDefinition =>
  withFaces('split', left, right);

/** An adventurer card: what it is, and the Adventure that it may be cast as (715). */
export const adventurer = (usual: CardDefinition, adventure: CardDefinition): CardDefinition =>
  withFaces('adventure', usual, adventure);

/** A nonmodal double-faced card: it transforms from its front to its back (712.2). */
export const transforming = (front: CardDefinition, back: CardDefinition): CardDefinition =>
  withFaces('transform', front, back);

/** A modal double-faced card: either face may be played (712.3). */
export const modalFaces = (front: CardDefinition, back: CardDefinition): CardDefinition =>
  withFaces('modal', front, back);

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
