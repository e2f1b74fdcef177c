/** The words of the format, and the small types that everything else is made of. */

/** Steps of a turn, in order. */
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

/** The zones in which a player's objects are placed, in the order in which refs are made. */
export const PLAYER_ZONES = [
  'battlefield',
  'hand',
  'library',
  'graveyard',
  'exile',
  'command',
] as const;
export type PlayerZone = (typeof PLAYER_ZONES)[number];

export const ZONES = [...PLAYER_ZONES, 'stack'] as const;
export type Zone = (typeof ZONES)[number];

/** The kinds of question that a game asks. */
export const QUESTION_KINDS = [
  'priority',
  'chooseDefender',
  'choosePlayer',
  'chooseObject',
  'chooseObjects',
  'chooseMode',
  'chooseTarget',
  'chooseColor',
  'chooseMana',
  'chooseNumber',
  'chooseType',
  'chooseName',
  'chooseOption',
  'yesNo',
  'unread',
  'orderTriggers',
  'orderReplacements',
  'orderCards',
  'declareAttackers',
  'declareBlockers',
  'assignDamage',
  'payOptional',
  'legendRule',
  'discard',
  'sacrifice',
  'mulligan',
  'vote',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;
export type ColorLetter = (typeof COLOR_LETTERS)[number];
export const MANA_LETTERS = [...COLOR_LETTERS, 'C'] as const;
export type ManaLetter = (typeof MANA_LETTERS)[number];
export const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type ColorWord = (typeof COLOR_WORDS)[number];

/** Any JSON value: what `answer` and `choose` hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A handle of a card, token, copy or ability; unique in the file. */
export type Ref = string;
export type PlayerName = string;
/** Mana symbols one after the other, `"{2}{U}"`; none at all is `""`. */
export type ManaText = string;
/** A rule's number, `"601.2a"`. */
export type RuleNumber = string;
/** A number to be met exactly, or `">=2"`, `"<=2"`, `"2"`. */
export type NumberTest = number | string;
/** Values under names that users choose. The objects have no prototype. */
export type Named<T> = Readonly<Record<string, T>>;
