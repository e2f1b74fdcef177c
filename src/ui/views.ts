/**
 * What the UI shows, as plain data. Whoever wires the store maps a position to these types and
 * answers the callbacks in `TableActions`. Nothing here knows a rule: what may be chosen, what a
 * thing costs and why something is refused is given, never computed.
 *
 * Texts may hold mana symbols in braces ("{T}: add {G}"); they are drawn by `SymbolText`.
 * Rule numbers are bare ("601.2f").
 */

export type Id = string;
export type ColourLetter = 'W' | 'U' | 'B' | 'R' | 'G';

/** One rule number, as shown in a chip. `title` is our own short heading of the rule. */
export interface RuleView {
  readonly rule: string;
  readonly title?: string;
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────

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

export interface TextLineView {
  readonly text: string;
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
  /** Mana a land makes, drawn large on its plate: ["{U}"]. */
  readonly makes?: readonly string[];
  readonly pt?: PowerToughnessView;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly chapters?: { readonly names: readonly string[]; readonly now: number };
  readonly counters?: readonly CounterView[];
  readonly damage?: number;
  readonly tapped?: boolean;
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

// ── Players and zones ────────────────────────────────────────────────────────────────────────

export type ZoneKind = 'hand' | 'library' | 'graveyard' | 'exile' | 'command';

export interface ZoneView {
  readonly kind: ZoneKind;
  readonly count: number;
  /** Below these lie cards that nobody knows, without end. */
  readonly more?: boolean;
  /** The card whose mark stands for the zone; absent: a back, or an empty place. */
  readonly top?: CardView;
  /** The cards the list shows, top first; absent when it may not be looked at. */
  readonly cards?: readonly CardView[];
}

export interface ManaView {
  /** "{U}" */
  readonly symbol: string;
  readonly count: number;
  /** "only for colourless Eldrazi" */
  readonly only?: string;
}

export interface PlayerView {
  readonly id: Id;
  readonly name: string;
  /** 0 solid, 1 double, 2 dashed, 3 dotted, 4 groove, 5 thick: the line by which the player is told. */
  readonly seat: number;
  readonly life: number;
  /** Poison, energy, experience … */
  readonly counters?: readonly CounterView[];
  readonly pool: readonly ManaView[];
  /** Short tags. `now` is the present moment (rubric): "has priority". */
  readonly status?: { readonly words: string; readonly now?: boolean };
  readonly lost?: boolean;
  readonly zones: readonly ZoneView[];
  /** Creatures, near the middle. */
  readonly front: readonly GroupView[];
  /** Lands. */
  readonly lands: readonly GroupView[];
  /** Everything else, at the outer end of the lands' row. */
  readonly others: readonly GroupView[];
  /** The hand as shown below the table when this player is the viewer. */
  readonly hand: readonly CardView[];
  readonly rings?: readonly Ring[];
  readonly targetNumber?: number;
}

// ── Turn ─────────────────────────────────────────────────────────────────────────────────────

export interface TurnStepView {
  readonly id: string;
  readonly name: string;
  readonly state: 'past' | 'now' | 'next';
}

export interface TurnView {
  readonly number: number;
  readonly player: string;
  /** Phases, each a list of steps. */
  readonly phases: readonly (readonly TurnStepView[])[];
  readonly inCombat?: boolean;
}

// ── Stack ────────────────────────────────────────────────────────────────────────────────────

export interface StackTargetView {
  readonly number: number;
  readonly words: string;
  /** The object or player it points at, for the leader line. */
  readonly object?: Id;
  readonly illegal?: boolean;
}

export interface StackItemView {
  readonly id: Id;
  readonly card: CardView;
  /** "spell", "activated ability", "triggered ability", "copy of a spell" */
  readonly kind: string;
  readonly controller: { readonly name: string; readonly seat: number };
  readonly title: string;
  readonly notes?: readonly string[];
  readonly x?: number;
  /** Ready words: "kicked {C}" */
  readonly tags?: readonly string[];
  readonly modes?: readonly string[];
  readonly targets?: readonly StackTargetView[];
  readonly rules?: readonly RuleView[];
  /** More than one item that cannot be told apart. */
  readonly count?: number;
  readonly rings?: readonly Ring[];
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────

export interface EventView {
  readonly id: string;
  readonly words: string;
  /** Letter of 601.2 or the like, shown at the left. */
  readonly letter?: string;
  readonly depth?: 0 | 1;
  readonly rules?: readonly RuleView[];
  readonly byHand?: boolean;
}

/** One answer and all that came of it. */
export interface StepView {
  readonly id: Id;
  readonly words: string;
  readonly rules?: readonly RuleView[];
  readonly events?: readonly EventView[];
  readonly state: 'past' | 'now' | 'undone';
  readonly byHand?: boolean;
  /** Heading put before this step: "Turn 3, Ada’s". */
  readonly chapter?: string;
}

// ── Questions ────────────────────────────────────────────────────────────────────────────────

/** Something that may be chosen. Those with `object` are also ringed on the table. */
export interface ChoiceView {
  readonly id: Id;
  readonly label: string;
  readonly note?: string;
  /** Object on the table, card in a zone or player this choice stands for; the default is `id`. */
  readonly object?: Id;
  readonly card?: CardView;
  /** Cannot be chosen, and why. */
  readonly refused?: RefusalView;
}

export interface RefusalView {
  readonly reason: string;
  readonly rules?: readonly RuleView[];
}

/** A thing a player may do now, by the rules or by hand. */
export interface ActionView {
  readonly id: string;
  readonly label: string;
  readonly cost?: string;
  readonly note?: string;
  readonly key?: string;
  readonly rules?: readonly RuleView[];
  readonly refused?: RefusalView;
  /** The card it belongs to; its mark stands before it. */
  readonly card?: CardView;
}

interface Asked {
  /** Changes with each question; drafts are dropped with it. */
  readonly id: string;
  readonly player: { readonly id: Id; readonly name: string; readonly seat: number };
  /** "has priority", "is casting", "chooses" */
  readonly role: string;
  /** The biggest words on the screen. */
  readonly words: string;
  readonly note?: string;
  readonly rules?: readonly RuleView[];
  /** What the draft may be left with, if anything: undoes the draft exactly. */
  readonly cancel?: { readonly label: string; readonly note?: string };
}

interface Confirm {
  /** Says what it does: "Attack with these". */
  readonly confirm?: string;
}

export type QuestionView = Asked &
  (
    | {
        readonly kind: 'priority';
        readonly pass: { readonly label: string; readonly note?: string };
        readonly quick?: readonly ActionView[];
      }
    | {
        readonly kind: 'yesNo';
        readonly yes: { readonly label: string; readonly note?: string };
        readonly no: { readonly label: string; readonly note?: string };
      }
    | ({
        readonly kind: 'objects';
        readonly choices: readonly ChoiceView[];
        readonly min: number;
        readonly max: number;
      } & Confirm)
    | { readonly kind: 'option'; readonly choices: readonly ChoiceView[] }
    | { readonly kind: 'colour'; readonly colours: readonly ColourLetter[] }
    | { readonly kind: 'mana'; readonly choices: readonly ChoiceView[] }
    | ({
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly value?: number;
        readonly unit?: string;
      } & Confirm)
    | ({
        /** Any word may be written. */
        readonly kind: 'text';
        readonly suggestions: readonly string[];
      } & Confirm)
    | ({
        readonly kind: 'modes';
        readonly choices: readonly ChoiceView[];
        readonly min: number;
        readonly max: number;
      } & Confirm)
    | ({
        readonly kind: 'order';
        readonly choices: readonly ChoiceView[];
        /** What being first means: "resolves last". */
        readonly first: string;
        readonly last: string;
      } & Confirm)
    | ({
        readonly kind: 'divide';
        readonly choices: readonly ChoiceView[];
        readonly total: number;
        readonly least: number;
        readonly unit: string;
      } & Confirm)
    | ({
        readonly kind: 'attackers';
        readonly attackers: readonly ChoiceView[];
        readonly defenders: readonly ChoiceView[];
        /** attacker → defenders it may attack; absent: all. */
        readonly may?: Readonly<Record<Id, readonly Id[]>>;
        readonly none: string;
      } & Confirm)
    | ({
        readonly kind: 'blockers';
        readonly blockers: readonly ChoiceView[];
        readonly attackers: readonly ChoiceView[];
        readonly may?: Readonly<Record<Id, readonly Id[]>>;
        /** How many one blocker may block; absent: one. */
        readonly most?: Readonly<Record<Id, number>>;
        readonly none: string;
      } & Confirm)
    | {
        /** The casting dialog asks; the bar shows its words and its confirm button. */
        readonly kind: 'casting';
        readonly confirm: { readonly label: string; readonly note?: string };
        readonly ready: boolean;
        readonly quick?: readonly ActionView[];
      }
    | { readonly kind: 'over'; readonly quick?: readonly ActionView[] }
  );

export type QuestionKind = QuestionView['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<QuestionView, { kind: K }>;

export type AnswerView =
  | { readonly kind: 'pass' }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'objects'; readonly chosen: readonly Id[] }
  | { readonly kind: 'option'; readonly chosen: Id }
  | { readonly kind: 'colour'; readonly colour: ColourLetter }
  | { readonly kind: 'mana'; readonly chosen: Id }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'modes'; readonly chosen: readonly Id[] }
  | { readonly kind: 'order'; readonly order: readonly Id[] }
  | { readonly kind: 'divide'; readonly amounts: Readonly<Record<Id, number>> }
  | { readonly kind: 'attackers'; readonly attacks: Readonly<Record<Id, Id>> }
  | { readonly kind: 'blockers'; readonly blocks: Readonly<Record<Id, readonly Id[]>> }
  | { readonly kind: 'confirmCasting' };

// ── Casting and activating ───────────────────────────────────────────────────────────────────

export type RowState = 'done' | 'now' | 'todo' | 'none';

interface Row {
  readonly letter: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
  readonly state: RowState;
  readonly words: string;
  readonly rules?: readonly RuleView[];
}

export interface KickerView {
  readonly id: string;
  readonly name: string;
  readonly cost: string;
  readonly times: number;
  /** Most times it may be paid: 1 is a toggle, more (multikicker) a stepper. */
  readonly most: number;
  /** "its trigger takes both modes" */
  readonly note?: string;
  readonly rules?: readonly RuleView[];
  readonly refused?: RefusalView;
}

export interface TargetSlotView {
  readonly id: string;
  readonly number: number;
  /** "target creature" */
  readonly words: string;
  readonly chosen: readonly { readonly id: Id; readonly label: string }[];
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ChoiceView[];
  /** This slot takes what is clicked on the table. */
  readonly active?: boolean;
}

export interface CostLineView {
  readonly words: string;
  readonly cost: string;
  readonly sign?: '+' | '−';
}

export interface PaymentView {
  /** The source and the ability of it: "Eldrazi Temple". */
  readonly id: Id;
  /** The object on the table, when that is not `id`. */
  readonly object?: Id;
  readonly words: string;
  readonly gives: string;
  /** What each mana pays: [{mana: "{C}", pays: "kicker", as: "{C}"}]. */
  readonly pays: readonly {
    readonly mana: string;
    readonly as?: string;
    readonly words?: string;
  }[];
  readonly used: boolean;
  readonly refused?: RefusalView;
}

export interface CastingView {
  readonly card: CardView;
  /** "Casting, 601.2" or "Activating, 602.2" */
  readonly caption: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly printed?: string;
  readonly rows: readonly Row[];
  /** Row b */
  readonly modes?: {
    readonly choices: readonly ChoiceView[];
    readonly chosen: readonly Id[];
    readonly min: number;
    readonly max: number;
  };
  readonly alternatives?: {
    readonly choices: readonly (ChoiceView & { readonly cost: string })[];
    readonly chosen: Id;
  };
  readonly kickers?: readonly KickerView[];
  readonly x?: { readonly value: number; readonly min: number; readonly max: number };
  /** The total as announced so far, beside the toggles. */
  readonly total: string;
  /** Row c */
  readonly targets?: readonly TargetSlotView[];
  /** Row d */
  readonly division?: {
    readonly choices: readonly ChoiceView[];
    readonly amounts: Readonly<Record<Id, number>>;
    readonly total: number;
    readonly unit: string;
  };
  /** Row f */
  readonly costLines?: readonly CostLineView[];
  /** Costs that are not mana: "Sacrifice a creature". */
  readonly otherCosts?: readonly string[];
  /** Row g */
  readonly payment?: { readonly sources: readonly PaymentView[]; readonly left?: string };
  /** Why it cannot be confirmed now. */
  readonly refused?: RefusalView;
}

export interface CastingActions {
  readonly onMode: (id: Id, on: boolean) => void;
  readonly onAlternative: (id: Id) => void;
  readonly onKicker: (id: string, times: number) => void;
  readonly onX: (value: number) => void;
  readonly onSlot: (slot: string) => void;
  readonly onTarget: (slot: string, id: Id, on: boolean) => void;
  readonly onDivide: (id: Id, amount: number) => void;
  readonly onSource: (id: Id, used: boolean) => void;
}

// ── Menus and dialogs ────────────────────────────────────────────────────────────────────────

export interface CardMenuView {
  readonly title: string;
  readonly byRules: readonly ActionView[];
  readonly byHand: readonly ActionView[];
}

export interface FoundCardView {
  readonly name: string;
  readonly typeLine: string;
  readonly cost?: string;
  /** Extra words searched: none of them is shown. */
  readonly unread?: boolean;
}

export interface AddCardView {
  readonly name: string;
  readonly player: Id;
  readonly zone: 'battlefield' | ZoneKind;
  readonly count: number;
  readonly tapped: boolean;
  readonly sick: boolean;
}

export interface BoardView {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly shows: string;
  readonly rules: readonly RuleView[];
  readonly cards: readonly CardView[];
  readonly first?: boolean;
}

export interface WorkView {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly when: string;
}

export interface AboutView {
  readonly version: string;
  readonly edition: string;
  readonly licence: string;
  readonly notice: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

// ── The table ────────────────────────────────────────────────────────────────────────────────

export interface TableView {
  readonly title: string;
  /** "saved on this machine" */
  readonly saved?: string;
  readonly edition: string;
  /** All in seat order. */
  readonly players: readonly PlayerView[];
  readonly viewer: Id;
  readonly turn: TurnView;
  /** Newest first. */
  readonly stack: readonly StackItemView[];
  readonly steps: readonly StepView[];
  readonly question: QuestionView;
  readonly casting?: CastingView;
  /** What undo would take back: "Ada casts Shock"; absent: nothing. */
  readonly undo?: string;
  readonly redo?: string;
  /** Last refusal, spoken assertively and shown over the question bar until the next step. */
  readonly refusal?: RefusalView & { readonly id: string };
  /** One sentence for the live region. */
  readonly said?: string;
}

export interface TableActions {
  /** A card, pile or player was activated outside a choice: do the default. */
  readonly onDefault: (id: Id) => void;
  /** Asked when a menu opens. */
  readonly menuOf: (id: Id) => CardMenuView;
  readonly onAction: (actionId: string, id?: Id) => void;
  readonly onAnswer: (answer: AnswerView) => void;
  readonly onCancel: () => void;
  readonly onStep: (id: Id) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly onAddCard: () => void;
  readonly onStart: () => void;
  readonly onAbout: () => void;
  readonly onRule?: (rule: string) => void;
  readonly casting: CastingActions;
}
