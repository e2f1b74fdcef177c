/** The entries of `play` that say what a player does. */
import type { Json, ManaText, Named, PlayerName, QuestionKind, Ref, Step } from './words';

/** What every entry may carry. */
export interface Companions {
  /** Done that many times. */
  readonly times?: number;
  /** Markdown shown at this step. */
  readonly note?: string;
  /** A name that links can point at. */
  readonly label?: string;
  readonly ask?: Quiz;
}
export interface Quiz {
  readonly text: string;
  readonly choices?: readonly string[];
  readonly answer: string | number | boolean | readonly string[];
}

export interface DividedTarget {
  readonly to: Ref | PlayerName;
  readonly amount: number;
}
export type Target = Ref | PlayerName | DividedTarget | readonly (Ref | PlayerName)[];

export interface ManaActivation {
  readonly activate: Ref;
  readonly ability?: number | string;
  readonly mana?: ManaText;
}
/** `"free"` adds the mana that the pool lacks; a list pays exactly so. */
export type Pay = 'free' | readonly (Ref | ManaText | ManaActivation)[];

interface Announcing extends Companions {
  readonly by?: PlayerName;
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly targets?: readonly Target[];
  readonly pay?: Pay;
  readonly choose?: readonly Json[];
}
export interface CastEntry extends Announcing {
  readonly cast: Ref | string;
  readonly kick?: boolean | number | readonly string[];
  /** Other optional additional costs, by keyword. */
  readonly also?: Named<number | boolean>;
  readonly alternative?: string;
  /** The half or face that it is cast as, where `alternative` says something else. */
  readonly face?: string;
}
export interface ActivateEntry extends Announcing {
  readonly activate: Ref;
  readonly ability?: number | string;
  /** What offers another way to pay. */
  readonly alternative?: string;
  readonly mana?: ManaText;
}
export interface TapEntry extends Companions {
  readonly tap: Ref;
  readonly mana?: ManaText;
  readonly by?: PlayerName;
}
export interface PlayEntry extends Companions {
  readonly play: Ref | string;
  /** Which face of a modal double-faced card. */
  readonly face?: string;
  readonly by?: PlayerName;
}
export interface TurnFaceUpEntry extends Companions {
  readonly turnFaceUp: Ref;
  readonly x?: number;
  readonly pay?: Pay;
  readonly choose?: readonly Json[];
}
export interface PassEntry extends Companions {
  readonly pass: true;
}
export interface ResolveEntry extends Companions {
  readonly resolve: true | 'all';
}
export interface StepOf {
  readonly step: Step;
  readonly of?: PlayerName;
}
export interface AdvanceEntry extends Companions {
  readonly advance: Step | StepOf;
}
export interface AttackEntry extends Companions {
  /** Attacker to the player, planeswalker or battle it attacks. */
  readonly attack: Named<PlayerName | Ref>;
  readonly pay?: Pay;
}
export interface BlockEntry extends Companions {
  /** Blocker to the attacker or attackers it blocks. */
  readonly block: Named<Ref | readonly Ref[]>;
  readonly pay?: Pay;
}
export interface AnswerEntry extends Companions {
  readonly answer: Json;
  readonly question?: QuestionKind;
  readonly by?: PlayerName;
  /** Passes when nothing of the kind is asked. */
  readonly ifAsked?: boolean;
}

/** Each acting key of what a player does, and its entry. */
export interface MoveByKey {
  readonly cast: CastEntry;
  readonly activate: ActivateEntry;
  readonly tap: TapEntry;
  readonly play: PlayEntry;
  readonly turnFaceUp: TurnFaceUpEntry;
  readonly pass: PassEntry;
  readonly resolve: ResolveEntry;
  readonly advance: AdvanceEntry;
  readonly attack: AttackEntry;
  readonly block: BlockEntry;
  readonly answer: AnswerEntry;
}
export const MOVE_KEYS = [
  'cast',
  'activate',
  'tap',
  'play',
  'turnFaceUp',
  'pass',
  'resolve',
  'advance',
  'attack',
  'block',
  'answer',
] as const satisfies readonly (keyof MoveByKey)[];
export type MoveEntry = MoveByKey[keyof MoveByKey];
