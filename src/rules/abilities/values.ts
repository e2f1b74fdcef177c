import type { Ability } from './ability';

/** The five colours in their printed order (105.1). */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

/** The six types of mana: five colours and colourless (106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

export const COLOR_WORDS = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
} as const satisfies Record<Color, string>;

export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Basic land types and the mana of their intrinsic ability (305.6). */
export const BASIC_LAND_TYPES = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
} as const satisfies Record<string, Color>;
export type BasicLandType = keyof typeof BASIC_LAND_TYPES;

/** The zones (400.1). */
export const ZONES = [
  'battlefield',
  'hand',
  'library',
  'graveyard',
  'exile',
  'stack',
  'command',
] as const;
export type Zone = (typeof ZONES)[number];

/** Steps and main phases in the order of a turn (500.1); the first-strike damage step is made when needed (510.4). */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];

/** A power or toughness as printed: `'*'` and `'1+*'` stand for what a characteristic-defining ability gives (208.2, 604.3). */
export type PrintedSize = number | '*' | '1+*';

/** The phases of a turn (500.1); a turn has two main phases, unless effects add more. */
export type Phase = 'beginning' | 'main' | 'combat' | 'ending';

/**
 * How the two sets of characteristics of a card belong together: halves of a split card (709), an inset
 * Adventure or Omen (715, 720), front and back of a nonmodal or modal double-faced card (712).
 */
export type Layout = 'split' | 'adventure' | 'omen' | 'transform' | 'modal';

/** One of the two: 0 is the left half, the front, or the normal characteristics; 1 the other. */
export type Face = 0 | 1;

/** Both sets of characteristics of a card that has two. */
export interface Faces {
  readonly layout: Layout;
  readonly of: readonly [CopiableValues, CopiableValues];
}

/**
 * The values of an object that a copy takes over (707.2), and so also what is printed on a card
 * (before copy effects, a card's copiable values are its printed ones).
 * Shared, never changed: two objects with the same printed values hold the same value.
 */
export interface CopiableValues {
  readonly name: string;
  /** As printed, `"{3}{U}{U}"`; left out where there is none (202.1b). */
  readonly manaCost?: string;
  /** Colours by colour indicator or by the effect that made a token; left out: from the mana cost (105.2). */
  readonly colors?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
  readonly power?: PrintedSize;
  readonly toughness?: PrintedSize;
  readonly loyalty?: number;
  readonly defense?: number;
  /**
   * The values above are those that the card has by default: its halves combined (709.4), its front (712.8a),
   * its normal characteristics (715.4). Here are both sets by themselves.
   */
  readonly faces?: Faces;
}

/** A card of the library or one that a file brought along. */
export interface CardDefinition extends CopiableValues {
  /** Text parts that could not be read; play says "not modelled here" when it reaches one. */
  readonly complete?: boolean;
}
