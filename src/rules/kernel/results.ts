import type { RuleNumber } from '../citations';
import type { GameEvent } from './events';
import type { ObjectId, PlayerId } from './ids';
import type { Question } from './questions';

/** What a check found lacking. Closed list: each has one template in `explain`. */
export type CheckCode =
  | 'notYourPriority'
  | 'wrongQuestion'
  | 'notAnOption'
  | 'tooFew'
  | 'tooMany'
  | 'sorceryTiming'
  | 'notYourTurn'
  | 'notMainPhase'
  | 'stackNotEmpty'
  | 'attackTiming'
  | 'blockTiming'
  | 'notInZone'
  | 'notYours'
  | 'noSuchAbility'
  | 'notALand'
  | 'isALand'
  | 'landsPlayed'
  | 'noLegalTarget'
  | 'illegalTarget'
  | 'cantPayMana'
  | 'cantPay'
  | 'alreadyTapped'
  | 'notTapped'
  | 'notFaceDown'
  | 'cantTurnFaceUp'
  | 'cantTransform'
  | 'summoningSick'
  | 'alreadyUsed'
  | 'conditionNotMet'
  | 'noSuchMana'
  | 'cantAttack'
  | 'cantBlock'
  | 'mustAttack'
  | 'mustBlock'
  | 'cantBeBlocked'
  | 'badDivision'
  | 'notOffered'
  | 'forbidden'
  | 'noManaCost'
  | 'gone'
  | 'gameOver'
  | 'noDraft'
  | 'loopEnds'
  | 'loopOptional';

/** Why something is not allowed: what was checked, on what, by which rules, and what would mend it. */
export interface Check {
  readonly code: CheckCode;
  readonly subjects: readonly (ObjectId | { readonly player: PlayerId })[];
  readonly cites: readonly RuleNumber[];
  /** Symbols, a number, a word: what the template fills in. */
  readonly detail?: string;
  /** The smallest change that would make it pass. */
  readonly fix?: {
    readonly kind: 'mana' | 'untap' | 'wait' | 'target' | 'choose';
    readonly detail: string;
  };
}

/** An action that is allowed, or the checks that refuse it; never a bare boolean. */
export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly checks: readonly Check[] };

export const ALLOWED: Verdict = { allowed: true };

export function refused(...checks: readonly Check[]): Verdict {
  return { allowed: false, checks };
}

/**
 * One thing that was looked at to judge an action: it holds, or these checks fail. The same look gives the
 * verdict, which ends at the first that fails, and the whole examination, which goes on.
 */
export type Finding =
  | { readonly holds: true; readonly check: Check; readonly parts?: readonly Finding[] }
  | {
      readonly holds: false;
      readonly checks: readonly Check[];
      /** What it consists of, each looked at by itself. */
      readonly parts?: readonly Finding[];
    };

/** What holds of an object: which check it passes, by which rules. */
export function holds(id: ObjectId, code: CheckCode, ...cites: Check['cites']): Finding {
  return { holds: true, check: { code, subjects: [id], cites } };
}

/** Checks that fail together. */
export function fails(...checks: readonly Check[]): Finding {
  return { holds: false, checks };
}

/** The verdict of an examination: what fails first refuses the action, and no more is looked at. */
export function judged(findings: Iterable<Finding>): Verdict {
  for (const finding of findings) {
    if (!finding.holds) return refused(...finding.checks);
  }
  return ALLOWED;
}

/** A check of one object that fails, by itself. */
export function lacks(id: ObjectId, code: CheckCode, ...cites: Check['cites']): Finding {
  return fails({ code, subjects: [id], cites });
}

/** What came of an answer. Nothing that a user can do throws. */
export type Result<G> =
  | { readonly result: 'accepted'; readonly game: G; readonly events: readonly GameEvent[] }
  | { readonly result: 'refused'; readonly checks: readonly Check[] }
  /** A card text or rule that is not modelled was reached: what, in words. */
  | { readonly result: 'unsupported'; readonly what: string }
  | { readonly result: 'undecided'; readonly why: string };

/** Inside the core only: ends the work at hand with a refusal. Caught at the door. */
export class Refusal extends Error {
  constructor(readonly checks: readonly Check[]) {
    super('refused');
  }
}

/** Inside the core only: ends the work at hand, because it reached what is not modelled. Caught at the door. */
export class NotModelled extends Error {}

/** Inside the core only: the work at hand came to a text that could not be read, and goes on once that is left to the hand. */
export class UnreadMet extends NotModelled {
  constructor(readonly question: Extract<Question, { readonly kind: 'unread' }>) {
    super(question.text);
  }
}

/** Inside the core only: the rules do not decide, or there is no end (732). Caught at the door. */
export class Undecided extends Error {}
