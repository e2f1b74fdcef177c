import type { CardView } from './cards';
import type { Id, RuleView } from './common';
import type { ManaView } from './players';
import type { ChoiceView, RefusalView } from './questions';

export type RowState = 'done' | 'now' | 'todo' | 'none';

interface Row {
  readonly letter: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
  /** The letter that is shown, where the row follows another rule than 601.2. */
  readonly shown?: string;
  readonly state: RowState;
  readonly words: string;
  readonly rules?: readonly RuleView[];
  /** In the last row: which row keeps it from being cast, why, and by which rule. */
  readonly waits?: RefusalView;
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
  /** How the mana of the cost stands after it. */
  readonly after?: string;
  readonly rules?: readonly RuleView[];
  /** The object whose effect it is. */
  readonly source?: Id;
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

/** What may be tapped or exiled in place of mana, one by one. */
export interface HelpView {
  /** "Convoke" */
  readonly name: string;
  /** "tap creatures, each for {1} or one mana of its colour" */
  readonly words: string;
  readonly rules?: readonly RuleView[];
  readonly sources: readonly PaymentView[];
  /** More than so many can't be of use. */
  readonly most: number;
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
  readonly payment?: {
    /** What floats in the pool: used before any source. */
    readonly pool?: readonly ManaView[];
    readonly sources: readonly PaymentView[];
    readonly helps?: readonly HelpView[];
    readonly left?: string;
  };
  /** Why it cannot be confirmed now. */
  readonly refused?: RefusalView;
}

export interface CastingActions {
  /** Shows the object whose effect changes the cost. */
  readonly onCostSource?: (object: Id) => void;
  readonly onMode: (id: Id, on: boolean) => void;
  readonly onAlternative: (id: Id) => void;
  readonly onKicker: (id: string, times: number) => void;
  readonly onX: (value: number) => void;
  readonly onSlot: (slot: string) => void;
  readonly onTarget: (slot: string, id: Id, on: boolean) => void;
  /** Several of a pile at once. */
  readonly onTargets: (slot: string, ids: readonly Id[], on: boolean) => void;
  readonly onDivide: (id: Id, amount: number) => void;
  readonly onSource: (id: Id, used: boolean) => void;
}
