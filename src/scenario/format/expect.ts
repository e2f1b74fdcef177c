/** What is expected of a position. */
import type { ActivateEntry, CastEntry, MoveEntry } from './moves';
import type { Chosen } from './setup';
import type {
  ColorLetter,
  Json,
  ManaLetter,
  ManaText,
  Named,
  NumberTest,
  PlayerName,
  QuestionKind,
  Ref,
  RuleNumber,
  Step,
  Zone,
} from './words';

/** What an object must be, now or in its copiable values. */
export interface ObjectIs {
  readonly name?: string;
  readonly zone?: Zone;
  readonly controller?: PlayerName;
  readonly owner?: PlayerName;
  readonly manaCost?: ManaText;
  readonly manaValue?: NumberTest;
  readonly colors?: readonly ColorLetter[];
  readonly colorIdentity?: readonly ColorLetter[];
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly typeLine?: string;
  readonly power?: NumberTest;
  readonly toughness?: NumberTest;
  readonly loyalty?: NumberTest;
  readonly basePower?: NumberTest;
  readonly baseToughness?: NumberTest;
  /** Has at least these. */
  readonly keywords?: readonly string[];
  readonly notKeywords?: readonly string[];
  /** How many. */
  readonly abilities?: NumberTest;
  readonly tapped?: boolean;
  /** Whom it attacks; `false` for nobody, `true` for anybody. */
  readonly attacking?: PlayerName | Ref | boolean;
  readonly blocking?: Ref | readonly Ref[] | boolean;
  /** All of them. */
  readonly counters?: Named<NumberTest>;
  readonly chosen?: Chosen;
  readonly wasCast?: boolean;
  readonly damage?: NumberTest;
  readonly token?: boolean;
  readonly kicked?: boolean | NumberTest;
  readonly x?: NumberTest;
  /** `null` for unattached. */
  readonly attachedTo?: Ref | PlayerName | null;
  readonly phasedOut?: boolean;
  readonly commander?: boolean;
  readonly faceDown?: boolean;
  /** Name in its copiable values. */
  readonly copyOf?: string;
  /** `false`: it ceased to exist. */
  readonly exists?: boolean;
  readonly creature?: boolean;
}

/** How many cards, or exactly which. */
export type PileTest = NumberTest | readonly string[];

export interface PlayerIs {
  readonly life?: NumberTest;
  readonly hand?: PileTest;
  readonly library?: PileTest;
  readonly graveyard?: PileTest;
  readonly exile?: PileTest;
  readonly manaPool?: ManaText;
  readonly counters?: Named<NumberTest>;
  readonly lost?: boolean;
  readonly won?: boolean;
  readonly monarch?: boolean;
  readonly commanderDamage?: Named<NumberTest>;
  readonly devotion?: Named<NumberTest>;
}

export interface DeckIs {
  readonly legal: boolean;
}

/** Which objects `count` counts. */
export interface Filter {
  readonly zone?: Zone;
  /** `""` for objects without a name. */
  readonly name?: string;
  readonly controller?: PlayerName;
  readonly type?: string;
  readonly subtype?: string;
  readonly token?: boolean;
  readonly tapped?: boolean;
  readonly attacking?: PlayerName | Ref | boolean;
  readonly power?: NumberTest;
  readonly toughness?: NumberTest;
  readonly copyOf?: string;
}

export interface QuestionTest {
  readonly kind: QuestionKind;
  readonly by?: PlayerName;
  /** Compared as a set. */
  readonly options?: readonly Json[];
}

/** The checks that need no `is`. */
export interface Facts {
  readonly count?: NumberTest;
  readonly of?: Filter;
  /** Top first, by names or refs. */
  readonly stack?: 'empty' | readonly string[];
  readonly question?: QuestionKind | QuestionTest;
  readonly illegal?: MoveEntry;
  readonly legal?: MoveEntry;
  /** What the refusal, or the judgement of the deck, names. */
  readonly cites?: readonly RuleNumber[];
  /** What the steps since the previous acting entry name. */
  readonly cited?: readonly RuleNumber[];
  readonly step?: Step;
  readonly active?: PlayerName;
  readonly priority?: PlayerName;
  readonly not?: Expect;
}
/** Each subject that says by `is` what it must be. */
export interface SubjectTests {
  readonly object: { readonly object: Ref; readonly is: ObjectIs };
  readonly copiable: { readonly copiable: Ref; readonly is: ObjectIs };
  readonly player: { readonly player: PlayerName; readonly is: PlayerIs };
  readonly cost: { readonly cost: CastEntry | ActivateEntry; readonly is: ManaText };
  readonly deck: { readonly deck: PlayerName; readonly is: DeckIs };
  readonly couldProduce: { readonly couldProduce: Ref; readonly is: readonly ManaLetter[] };
  readonly targets: { readonly targets: Ref; readonly is: readonly (Ref | PlayerName)[] };
}
export type Subject = keyof SubjectTests;
export const SUBJECTS = [
  'object',
  'copiable',
  'player',
  'cost',
  'deck',
  'couldProduce',
  'targets',
] as const satisfies readonly Subject[];
/** A check; everything in it must hold now. At most one subject has the `is`. */
export type Expect = Facts | (SubjectTests[Subject] & Facts);
