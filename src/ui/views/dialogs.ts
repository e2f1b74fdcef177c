import type { CardView } from './cards';
import type { ColourLetter, RuleView } from './common';
import type { ActionView, RefusalView } from './questions';

export interface CardMenuView {
  readonly title: string;
  readonly byRules: readonly ActionView[];
  readonly byHand: readonly ActionView[];
  /** How things are shown, and where in the steps one stands. */
  readonly others?: { readonly title: string; readonly actions: readonly ActionView[] };
  /** Nothing can be done with such a thing by a rule, or by hand: the group has no place in it. */
  readonly without?: readonly ('byRules' | 'byHand')[];
  /** How the size came about, where something changed it. */
  readonly size?: readonly SizeStepView[];
  /** What was changed of it by hand, in sentences. */
  readonly changes?: readonly string[];
}

/** One step on the way to a size: "Giant Growth, by which it gets +3/+3: becomes 5/5." */
export interface SizeStepView {
  readonly text: string;
  readonly rules: readonly RuleView[];
}

/** A token that can be made. */
export interface TokenView {
  readonly name: string;
  readonly colours: readonly ColourLetter[];
  readonly types: readonly string[];
  /** "1/1 red Creature — Goblin, flying" */
  readonly line: string;
  /** Cards that make it. */
  readonly makers: readonly string[];
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

/** A saved step that no longer fits; those after the first have no reason of their own. */
export interface MisfitView {
  readonly id: string;
  readonly words: string;
  readonly why?: RefusalView;
}

/** A short note, as the store keeps it. */
export interface NoticeView {
  readonly id: number;
  readonly words: string;
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly close?: string;
}

export interface AboutView {
  readonly version: string;
  readonly edition: string;
  readonly licence: string;
  /** How much is saved here, of how much, and whether it may be cleared away. */
  readonly storage?: string;
  readonly notice: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}
