/** Cards, players and what is placed. */
import type { ColorLetter, ColorWord, ManaText, Named, PlayerName, Ref } from './words';

/** What Scryfall's field names say of one face. */
export interface FaceData {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: readonly ColorLetter[];
  readonly color_indicator?: readonly ColorLetter[];
}

/** A card in Scryfall's field names. Further fields of Scryfall's are let through and unused. */
export interface CardData extends FaceData {
  readonly type_line: string;
  readonly layout?: string;
  readonly card_faces?: readonly FaceData[];
}

export interface PlayerSetup {
  readonly name: PlayerName;
  readonly life?: number;
  readonly manaPool?: ManaText;
  readonly counters?: Named<number>;
  readonly commander?: readonly Ref[];
  readonly landsPlayed?: number;
  /** Combat damage taken from each commander. */
  readonly commanderDamage?: Named<number>;
  readonly battlefield?: readonly Placed[];
  readonly hand?: readonly Placed[];
  /** Top first. Left out, it is unknown and never runs out. */
  readonly library?: readonly Placed[];
  readonly graveyard?: readonly Placed[];
  readonly exile?: readonly Placed[];
  readonly command?: readonly Placed[];
}

/** What was chosen as an object entered. */
export interface Chosen {
  readonly color?: ColorWord;
  readonly type?: string;
  readonly player?: PlayerName;
  readonly x?: number;
  readonly name?: string;
}

/** What a copying effect changed in the copiable values. */
export interface Except {
  readonly name?: string;
  readonly manaCost?: ManaText;
  readonly colors?: readonly ColorLetter[];
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly typeLine?: string;
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly keywords?: readonly string[];
  readonly notKeywords?: readonly string[];
}

/** How an object stands: the fields that placing it and setting it have in common. */
export interface Status {
  readonly tapped?: boolean;
  readonly phasedOut?: boolean;
  /** Came under its controller's control this turn. */
  readonly sick?: boolean;
  readonly faceDown?: boolean;
  readonly transformed?: boolean;
  readonly counters?: Named<number>;
  readonly damage?: number;
  readonly attachedTo?: Ref | PlayerName;
  readonly controller?: PlayerName;
  readonly owner?: PlayerName;
  /** A ref of a placed object or a card's name. */
  readonly copyOf?: Ref | string;
  readonly except?: Except;
  readonly attacking?: PlayerName | Ref;
  readonly chosen?: Chosen;
  /** Cards exiled with it. */
  readonly exiled?: readonly Ref[];
  readonly kicked?: boolean | number;
  /** It was cast. */
  readonly cast?: boolean;
  /** Who protects a battle. */
  readonly protector?: PlayerName;
  readonly timestamp?: number;
}

export interface Placing extends Status {
  readonly count?: number;
  readonly ref?: Ref;
}
/** A card, or a token (`token: true`) that is a copy of a card. */
export interface PlacedCard extends Placing {
  readonly card: string;
  readonly token?: boolean;
}
/** A token that is no copy of a card. */
export interface PlacedToken extends Placing {
  readonly token: CardData;
}
/** A token known only as a copy of something. */
export interface PlacedTokenCopy extends Placing {
  readonly token: true;
  readonly copyOf: Ref | string;
}
export type PlacedObject = PlacedCard | PlacedToken | PlacedTokenCopy;
/** Decklist style, `"Forest"` or `"3 Forest"`, or an object with its fields. */
export type Placed = string | PlacedObject;
