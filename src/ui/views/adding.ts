import type { CardData } from '../../scenario/format';
import type { ColourLetter, Id } from './common';
import type { TokenView } from './dialogs';
import type { StandingChoices, StandingView } from './standing';

export interface FoundCardView {
  /** As it is placed; `?` is an unknown card. */
  readonly name: string;
  /** As it is shown, where that is something else. */
  readonly label?: string;
  readonly typeLine: string;
  readonly cost?: string;
  readonly colours?: readonly ColourLetter[];
  /** Its text: written only where somebody asks for it. */
  readonly text?: () => string;
  readonly power?: string;
  readonly toughness?: string;
  /** Part of its text is not modelled. */
  readonly unread?: boolean;
}

/** A token that can be made, by its place in the list of them. */
export interface FoundTokenView extends TokenView {
  readonly id: number;
}

/** A token as a user describes it, in the words of cards. */
export interface OwnTokenView {
  readonly name: string;
  readonly typeLine: string;
  readonly colours: readonly ColourLetter[];
  readonly power: string;
  readonly toughness: string;
  readonly text: string;
}

/** One face of a card of the user's own, in the words of cards. */
export interface OwnFaceView {
  readonly name: string;
  readonly cost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
  /** A colour indicator. */
  readonly colours?: readonly ColourLetter[];
}

/** A card of the user's own as it is written: one face or two. */
export interface OwnCardView {
  readonly faces: readonly OwnFaceView[];
  readonly layout?: string;
}

/** A line of a card's text, and what the app makes of it. */
export interface ReadLineView {
  /** Where in the text it begins. */
  readonly at: number;
  readonly parts: readonly {
    readonly at: number;
    readonly text: string;
    readonly unread: boolean;
  }[];
  /** What kinds of ability it is: "triggered". */
  readonly kinds: readonly string[];
  /** Its meaning, written out again. */
  readonly says: string;
}

/** What the app makes of a card's text. */
export interface ReadingView {
  readonly faces: readonly { readonly name: string; readonly lines: readonly ReadLineView[] }[];
  /** How many sentences are not understood. */
  readonly unread: number;
}

export type PastedView =
  | { readonly ok: true; readonly cards: readonly CardData[] }
  | { readonly ok: false; readonly why: string };

export type ThingView =
  | { readonly card: string }
  /** A card that is known elsewhere by this name: it is looked up first. */
  | { readonly online: string }
  /** A card of the file that is kept here: it is fetched first. */
  | { readonly kept: string }
  /** A card that the library lacks. */
  | { readonly brought: CardData }
  | { readonly token: number }
  | { readonly own: OwnTokenView };

/** What is looked for among the cards of a file. */
export interface KeptSearchView {
  readonly words: string;
  /** A card type; empty: any. */
  readonly type: string;
  readonly colours: readonly (ColourLetter | 'C')[];
}

/** A card of a file that is kept on this machine. */
export interface KeptCardView {
  readonly name: string;
  readonly typeLine: string;
  readonly cost?: string;
  readonly colours: readonly ColourLetter[];
  /** How many of its sentences are not modelled. */
  readonly unread: number;
}

/** The first of those that were found, and how many there are. */
export interface KeptFoundView {
  readonly total: number;
  readonly cards: readonly KeptCardView[];
}

/** The cards of a file that are kept on this machine. */
export interface KeptView {
  readonly count: number;
  /** How it stands with them, and what can be done about it. */
  readonly words: string;
  readonly does: { readonly label: string; readonly run: () => void };
  readonly search: (search: KeptSearchView) => Promise<KeptFoundView>;
  readonly cards: (names: readonly string[]) => Promise<readonly CardData[]>;
}

/** Something in the basket. */
export interface PortionView {
  readonly key: string;
  readonly label: string;
  readonly thing: ThingView;
  readonly count: number;
  /** It is no permanent: the rule by which it can't enter the battlefield. */
  readonly never?: '304.4' | '307.4';
  /** It goes elsewhere than the others. */
  readonly zone?: PlaceView;
}

export type PlaceView =
  | 'battlefield'
  | 'hand'
  | 'library'
  | 'graveyard'
  | 'exile'
  | 'command'
  | 'stack';

/** All that is placed at once. */
export interface AddView {
  readonly portions: readonly PortionView[];
  readonly player: Id;
  readonly zone: PlaceView;
  /** In a library: at the bottom. */
  readonly bottom: boolean;
  readonly standing: StandingView;
}

/** What came of a look-up. */
export type AnsweredView<T> =
  | { readonly ok: true; readonly found: T }
  | { readonly ok: false; readonly why: string };

/** Looking cards up where the library ends. */
export interface LookUpsView {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly names: (
    words: string,
    isWanted: () => boolean,
  ) => Promise<AnsweredView<readonly string[]>>;
  readonly card: (name: string) => Promise<AnsweredView<CardData>>;
  /** Those of many names that there are; what is missing is not found. */
  readonly cards: (names: readonly string[]) => Promise<{
    readonly found: readonly CardData[];
    /** Why not all could be asked for. */
    readonly why?: string;
  }>;
}

/** What was gathered and not placed yet. */
export interface GatheredView {
  readonly portions: readonly PortionView[];
  /** Lines of a list that name nothing known. */
  readonly list: string;
  readonly own: OwnCardView;
}

/** What the dialog for placing knows. */
export interface AddingView {
  readonly cards: readonly FoundCardView[];
  /** Cards that the user brought to other tables, and that this one does not know. */
  readonly brought: readonly { readonly card: CardData; readonly view: FoundCardView }[];
  readonly lookUps: LookUpsView;
  readonly kept: KeptView;
  readonly tokens: readonly FoundTokenView[];
  readonly players: readonly { readonly id: Id; readonly name: string }[];
  /** Whose it is at first. */
  readonly player: Id;
  readonly standing: StandingChoices;
  /** As the dialog was left. */
  readonly gathered: GatheredView | undefined;
}

export interface AddingActions {
  /** @returns whether it was placed. */
  readonly onPlace: (add: AddView) => boolean;
  /** The sentences of a token's text that cannot be read here. */
  readonly unreadIn: (token: OwnTokenView) => Promise<readonly string[]>;
  /** Why a token can't be described so; nothing where it can. */
  readonly faultOf: (token: OwnTokenView) => string | undefined;
  /** The cards in a text that was pasted. */
  readonly readPasted: (text: string) => Promise<PastedView>;
  /** What is made of a card's text. */
  readonly readingOf: (card: CardData) => Promise<ReadingView>;
  /** Why a card can't be brought so; nothing where it can. */
  readonly cardFault: (card: CardData) => string | undefined;
  /** A card that is known here, in the words of cards. */
  readonly wordsOf: (name: string) => CardData | undefined;
  readonly onGathered: (gathered: GatheredView) => void;
  readonly onClose: () => void;
}
