import type { AnswerView, Id, QuestionView, Ring } from '../views';
import { choiceAt } from './choiceAt';
import { fighterAt, pressFighter } from './combat.view';
import type { Draft } from './draft';

export type { Draft };

export function startDraft(q: QuestionView): Draft {
  const empty: Draft = { question: q.id, chosen: [], number: 0, text: '', amounts: {}, pairs: {} };
  switch (q.kind) {
    case 'objects':
      return { ...empty, chosen: q.proposed ?? [] };
    case 'number':
      return { ...empty, number: q.value ?? q.min };
    case 'order':
      return {
        ...empty,
        chosen: [...q.choices.map(({ id }) => id), ...(q.divider === undefined ? [] : [q.divider])],
      };
    case 'divide':
      return { ...empty, amounts: Object.fromEntries(q.choices.map(({ id }) => [id, q.least])) };
    default:
      return empty;
  }
}

function toggleChosen(draft: Draft, id: Id, max: number): Draft {
  if (draft.chosen.includes(id)) {
    return { ...draft, chosen: draft.chosen.filter((other) => other !== id) };
  }
  const kept =
    draft.chosen.length >= max ? draft.chosen.slice(1 + draft.chosen.length - max) : draft.chosen;
  return { ...draft, chosen: [...kept, id] };
}

/** An object on the table was pressed: the new draft, or undefined where it is no part of the question. */
export function press(q: QuestionView, draft: Draft, object: Id): Draft | undefined {
  switch (q.kind) {
    case 'objects': {
      const choice = choiceAt(q.choices, object);
      return choice && toggleChosen(draft, choice.id, q.max);
    }
    case 'attackers':
    case 'blockers':
      return pressFighter(q, draft, object);
    default:
      return undefined;
  }
}

export function toggle(q: QuestionView, draft: Draft, id: Id): Draft {
  return q.kind === 'objects' || q.kind === 'modes' ? toggleChosen(draft, id, q.max) : draft;
}

export function move(draft: Draft, id: Id, by: number): Draft {
  const from = draft.chosen.indexOf(id);
  const to = Math.min(draft.chosen.length - 1, Math.max(0, from + by));
  const rest = draft.chosen.filter((other) => other !== id);
  return { ...draft, chosen: [...rest.slice(0, to), id, ...rest.slice(to)] };
}

const sum = (amounts: Readonly<Record<Id, number>>): number =>
  Object.values(amounts).reduce((all, n) => all + n, 0);

export const leftToDivide = (q: Extract<QuestionView, { kind: 'divide' }>, draft: Draft): number =>
  q.total - sum(draft.amounts);

/** The power that the chosen have together, where it matters. */
export const powerOf = (
  { need }: Extract<QuestionView, { kind: 'objects' }>,
  { chosen }: Draft,
): number => chosen.reduce((all, id) => all + (need?.of[id] ?? 0), 0);

function shortOf({ min }: { readonly min: number }, { chosen }: Draft): string | undefined {
  const short = min - chosen.length;
  return short > 0 ? `choose ${short}${chosen.length > 0 ? ' more' : ''}` : undefined;
}

/** Why it cannot be confirmed yet, in words; undefined when it can. */
export function missing(q: QuestionView, draft: Draft): string | undefined {
  switch (q.kind) {
    case 'objects':
      if (q.need !== undefined && powerOf(q, draft) < q.need.least) {
        return draft.chosen.length === 0
          ? `choose creatures with total power ${q.need.least}`
          : `power ${powerOf(q, draft)} of ${q.need.least}: choose more`;
      }
      return shortOf(q, draft);
    case 'modes':
      return shortOf(q, draft);
    case 'divide': {
      const left = leftToDivide(q, draft);
      if (left > 0) return `${left} left to divide`;
      return left < 0 ? `${-left} too many` : undefined;
    }
    case 'text':
      if (draft.text.trim() !== '') return undefined;
      return q.of === 'type' ? 'first a type that there is' : 'write it first';
    default:
      return undefined;
  }
}

export function answerOf(q: QuestionView, draft: Draft): AnswerView | undefined {
  switch (q.kind) {
    case 'objects':
      return { kind: 'objects', chosen: draft.chosen };
    case 'modes': {
      const inOrder = q.choices.map(({ id }) => id).filter((id) => draft.chosen.includes(id));
      return { kind: 'modes', chosen: inOrder };
    }
    case 'number':
      return { kind: 'number', value: draft.number };
    case 'text':
      return { kind: 'text', text: draft.text.trim() };
    case 'order':
      return { kind: 'order', order: draft.chosen };
    case 'divide':
      return { kind: 'divide', amounts: draft.amounts };
    case 'attackers':
      return {
        kind: 'attackers',
        attacks: Object.fromEntries(
          Object.entries(draft.pairs).map(([id, to]) => [id, to[0] ?? '']),
        ),
      };
    case 'blockers':
      return { kind: 'blockers', blocks: draft.pairs };
    default:
      return undefined;
  }
}

const CHOSEN: readonly Ring[] = ['chosen'];
const MAY: readonly Ring[] = ['may'];

const sets = new WeakMap<readonly Id[], ReadonlySet<Id>>();

/** Whether a draft has chosen something; asked ten thousand times for each drawing. */
export function isChosen({ chosen }: Draft, id: Id): boolean {
  const known = sets.get(chosen) ?? new Set(chosen);
  sets.set(chosen, known);
  return known.has(id);
}

/** The rings a question and its draft put on an object. */
export function ringsOf(q: QuestionView, draft: Draft, object: Id): readonly Ring[] {
  switch (q.kind) {
    case 'objects': {
      const choice = choiceAt(q.choices, object);
      if (!choice) return [];
      return isChosen(draft, choice.id) ? CHOSEN : MAY;
    }
    case 'attackers':
    case 'blockers': {
      const fighter = fighterAt(q, object);
      if (!fighter) return [];
      return draft.pairs[fighter.id] ? CHOSEN : MAY;
    }
    default:
      return [];
  }
}
