import type { Answer, Check, Question } from '../../rules';
import type { MoveEntry } from '../format';
import { act } from './act';
import { Cursor } from './cursor';
import type { Draft } from './draft';
import type { Position } from './position';
import { Refused } from './stops';

/** How many ways of filling in what an entry leaves open are tried. */
const MOST_TRIED = 60;

/** What would come of an entry: whether the rules let it be done, and if not, why. */
export type Probed =
  | { readonly allowed: true; readonly cursor: Cursor }
  | { readonly allowed: false; readonly checks: readonly Check[]; readonly cursor: Cursor };

/**
 * Tries an entry on a copy. What a spell or ability needs and the entry does not say is filled in: the
 * entry is allowed if any way to do so is.
 */
export function probe(position: Position, entry: MoveEntry): Probed {
  const cursor = new Cursor(position);
  try {
    const open = act(cursor, entry, null);
    return open === null ? { allowed: true, cursor } : filledIn(cursor, open);
  } catch (error) {
    if (error instanceof Refused) return { allowed: false, checks: error.checks, cursor };
    throw error;
  }
}

interface Way {
  readonly cursor: Cursor;
  readonly draft: Draft;
  readonly answer: Answer;
}

function filledIn(start: Cursor, draft: Draft): Probed {
  let refusal: Probed | null = null;
  const ways = waysOn(start, draft);
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const way = ways.shift();
    if (way === undefined) break;
    const { cursor, answer } = way;
    try {
      cursor.answer(answer);
      const going = way.draft.on(cursor);
      going.goOn();
      if (!going.open) return { allowed: true, cursor };
      ways.unshift(...waysOn(cursor, going));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal ??= { allowed: false, checks: error.checks, cursor };
    }
  }
  return refusal ?? { allowed: true, cursor: start };
}

function waysOn(cursor: Cursor, draft: Draft): Way[] {
  return answersTo(cursor.question).map((answer) => ({ cursor: cursor.fork(), draft, answer }));
}

/** Some answers to a question of a draft, simple ones. */
function answersTo(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'chooseTarget':
      return question.min === 0
        ? [{ kind: 'targets', targets: [] }]
        : question.options.slice(0, 12).map((_, at) => ({
            kind: 'targets',
            targets: rotated(question.options, at)
              .slice(0, question.min)
              .map((target) => ({ target })),
          }));
    case 'chooseMode':
      return question.legal.slice(0, 12).map((_, at) => ({
        kind: 'modes',
        modes: rotated(question.legal, at).slice(0, Math.max(1, question.min)),
      }));
    case 'chooseObject':
    case 'choosePlayer':
    case 'chooseDefender':
      return question.options.slice(0, 12).map((option) => ({ kind: 'choice', choice: [option] }));
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
      return question.options.slice(0, 12).map((_, at) => ({
        kind: 'choice',
        choice: rotated(question.options, at).slice(0, question.min),
      }));
    case 'chooseColor':
      return question.options.map((color) => ({ kind: 'color', color }));
    case 'chooseMana':
      return question.options.map((mana) => ({ kind: 'mana', mana }));
    case 'chooseOption':
      return question.options.map((_, option) => ({ kind: 'option', option }));
    case 'chooseNumber':
      return [{ kind: 'number', number: question.min }];
    case 'divide':
      return [
        {
          kind: 'amounts',
          amounts: question.options.map((to, i) => ({
            to,
            amount: i === 0 ? question.amount - question.options.length + 1 : 1,
          })),
        },
      ];
    case 'orderReplacements':
      return question.options.map((object) => ({ kind: 'object', object }));
    case 'yesNo':
    case 'payOptional':
      return [
        { kind: 'yesNo', yes: true },
        { kind: 'yesNo', yes: false },
      ];
    default:
      return [];
  }
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  return [...list.slice(by), ...list.slice(0, by)];
}
