import type { ColourLetter, Id } from './common';

/** may: may be chosen (solid). chosen: chosen in the draft (double). proposed: for payment (dashed). target: by something on the stack (ink). */
export type Ring = 'may' | 'chosen' | 'proposed' | 'target';

export interface CounterView {
  /** "+1/+1", "charge", "loyalty" … */
  readonly kind: string;
  readonly count: number;
}

/** How the value shown differs from the copiable one. */
export type Change = 'up' | 'down' | 'mixed';

export interface PowerToughnessView {
  readonly power: string;
  readonly toughness: string;
  readonly change?: Change;
  /** The copiable value in words ("2/2"), told in the accessible name when `change` is set. */
  readonly own?: string;
}

/** A piece of a line. */
export interface TextPartView {
  /** Where in the line it begins. */
  readonly at: number;
  readonly text: string;
  /** It is not modelled. */
  readonly unread: boolean;
  /** Being followed, followed, or passed over and why. */
  readonly state?: 'now' | 'done' | 'skipped';
  readonly why?: string;
}

export interface TextLineView {
  readonly text: string;
  /** Where some of its sentences are by the rules and others by hand: one after the other. */
  readonly parts?: readonly TextPartView[];
  /** done, now, skipped: while this text is being followed. added: not its own. unread: not modelled. */
  readonly state?: 'done' | 'now' | 'skipped' | 'added' | 'unread';
  /** Small remark behind the line ("from Rancor"). */
  readonly note?: string;
}

export interface CardView {
  readonly id: Id;
  readonly name: string;
  /** Card types now ("Artifact", "Creature", "Land" …); choose frame and curve. */
  readonly types: readonly string[];
  /** Name and types the plate is drawn from, if not the present ones (an animated land keeps its plate). */
  readonly plate?: { readonly name: string; readonly types: readonly string[] };
  readonly colours: readonly ColourLetter[];
  /** The whole type line now: "Legendary Creature — Elf Druid". */
  readonly typeLine: string;
  /** Words of the type line that an effect added or changed (underlined in the reader). */
  readonly changedTypes?: readonly string[];
  /** "{2}{U}{U}"; absent for no mana cost. */
  readonly cost?: string;
  /** Its text, for the reader. */
  readonly text?: readonly TextLineView[];
  /** Keywords or one short line, for the table size. */
  readonly line?: string;
  /** What its text says besides, as far as it could be seen there. */
  readonly more?: string;
  /** Mana a land makes, drawn large on its plate: ["{U}"]. */
  readonly makes?: readonly string[];
  readonly pt?: PowerToughnessView;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly chapters?: { readonly names: readonly string[]; readonly now: number };
  readonly counters?: readonly CounterView[];
  readonly damage?: number;
  readonly tapped?: boolean;
  /** Selected together with others. */
  readonly selected?: boolean;
  /** Tapped by a finger: another tap on it acts. */
  readonly touched?: boolean;
  /** Shown only when it matters. */
  readonly sick?: boolean;
  readonly token?: boolean;
  /** Name of what it is a copy of. */
  readonly copyOf?: string;
  readonly copyHasExceptions?: boolean;
  readonly faceDown?: boolean;
  /** Some of its text could not be read. */
  readonly unread?: boolean;
  readonly byHand?: boolean;
  /** As it last was: no longer there. */
  readonly lastKnown?: boolean;
  readonly phasedOut?: boolean;
  /** Words ready to show: "attacks Bea", "blocks Goblin Guide". */
  readonly combat?: { readonly kind: 'attacking' | 'blocking'; readonly words: string };
  readonly attached?: readonly CardView[];
  readonly attachedTo?: string;
  readonly rings?: readonly Ring[];
  /** The player whose card it is. */
  readonly owner?: Id;
  /** Number of the target it is, as in the stack item. */
  readonly targetNumber?: number;
  /** With the ring `proposed`: the mana it would give, "{C}{C}". */
  readonly proposes?: string;
  /** Small black flag under the card: "lets Ada cast". */
  readonly flag?: string;
  /** What a plain click does ("tap for {U}"); absent: it opens the menu. */
  readonly does?: string;
  /** How many actions its menu holds (by the rules and possible now). */
  readonly actions?: number;
  /** Foot of the reader: "Ada’s, kicked, on the stack". */
  readonly remark?: string;
}

/** Objects that the rules cannot tell apart now. One to four fan out, five or more lie as a pile. */
export interface GroupView {
  readonly key: string;
  readonly members: readonly CardView[];
}
