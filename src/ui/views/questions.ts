import type { CardView } from './cards';
import type { ColourLetter, Id, RuleView } from './common';

/** Something that may be chosen. Those with `object` are also ringed on the table. */
export interface ChoiceView {
  readonly id: Id;
  readonly label: string;
  readonly note?: string;
  /** Of an amount to be divided: as much as is lethal to it. */
  readonly enough?: number;
  /** Object on the table, card in a zone or player this choice stands for; the default is `id`. */
  readonly object?: Id;
  readonly card?: CardView;
  /** Cannot be chosen, and why. */
  readonly refused?: RefusalView;
}

export interface RefusalView {
  readonly reason: string;
  /** Not against the rules, but another of the verdicts. Left out: illegal. */
  readonly verdict?: 'notModelled' | 'undecided';
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
  /** Of what is refused: the action that shows all that prevents it, and what would allow it. */
  readonly whyNot?: Id;
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

/** What attacking or blocking costs in mana, by creature and by what it is set against, and by which rule. */
export interface TollsView {
  readonly costs: Readonly<Record<Id, Readonly<Record<Id, string>>>>;
  readonly rules: readonly RuleView[];
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
    | {
        /** What is not modelled here is done by hand, with the means that are there at any time. */
        readonly kind: 'unread';
        readonly done: { readonly label: string; readonly note?: string };
      }
    | ({
        readonly kind: 'objects';
        readonly choices: readonly ChoiceView[];
        readonly min: number;
        readonly max: number;
        /** The chosen must have so much power in all; what each has. */
        readonly need?: { readonly least: number; readonly of: Readonly<Record<Id, number>> };
        /** Chosen at first: what will do. */
        readonly proposed?: readonly Id[];
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
        /** The name of a card may be any (201.4); a creature type is one that there is (205.3e). */
        readonly kind: 'text';
        readonly of: 'name' | 'type';
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
        /** What stands in the order between two piles, which `first` and `last` then name. */
        readonly divider?: Id;
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
        readonly tolls?: TollsView;
        readonly none: string;
      } & Confirm)
    | ({
        readonly kind: 'blockers';
        readonly blockers: readonly ChoiceView[];
        readonly attackers: readonly ChoiceView[];
        readonly may?: Readonly<Record<Id, readonly Id[]>>;
        /** How many one blocker may block; absent: one. */
        readonly most?: Readonly<Record<Id, number>>;
        readonly tolls?: TollsView;
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

/** What is chosen so far in answer to the question now asked. Dropped when the question changes. */
export interface ChosenView {
  readonly question: string;
  readonly chosen: readonly Id[];
  readonly number: number;
  readonly text: string;
  readonly amounts: Readonly<Record<Id, number>>;
  /** Attacker → defender, or blocker → attackers. */
  readonly pairs: Readonly<Record<Id, readonly Id[]>>;
}

export type QuestionKind = QuestionView['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<QuestionView, { kind: K }>;

export type AnswerView =
  | { readonly kind: 'pass' }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'byHand' }
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
