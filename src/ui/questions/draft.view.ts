import type { AnswerView, ChoiceView, Id, QuestionView, Ring } from '../views';

/** What is chosen so far in answer to the question now asked. Dropped when the question changes. */
export interface Draft {
  readonly question: string;
  readonly chosen: readonly Id[];
  readonly number: number;
  readonly text: string;
  readonly amounts: Readonly<Record<Id, number>>;
  /** Attacker → defender, or blocker → attackers. */
  readonly pairs: Readonly<Record<Id, readonly Id[]>>;
  /** The blocker that waits for an attacker. */
  readonly held?: Id | undefined;
}

const idOf = (choice: ChoiceView): Id => choice.object ?? choice.id;
const free = (choices: readonly ChoiceView[]): readonly ChoiceView[] =>
  choices.filter(({ refused }) => !refused);

export function startDraft(q: QuestionView): Draft {
  const empty: Draft = { question: q.id, chosen: [], number: 0, text: '', amounts: {}, pairs: {} };
  switch (q.kind) {
    case 'number':
      return { ...empty, number: q.value ?? q.min };
    case 'order':
      return { ...empty, chosen: q.choices.map(({ id }) => id) };
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

const setPair = (draft: Draft, id: Id, to: readonly Id[]): Draft => {
  const { [id]: _, ...others } = draft.pairs;
  return { ...draft, held: undefined, pairs: to.length === 0 ? others : { ...others, [id]: to } };
};

/** Sets one attacker's defender ('' takes it back), or toggles an attacker for a blocker. */
export function pair(q: QuestionView, draft: Draft, id: Id, to: Id): Draft {
  if (q.kind === 'attackers') return setPair(draft, id, to === '' ? [] : [to]);
  if (q.kind !== 'blockers') return draft;
  const had = draft.pairs[id] ?? [];
  if (had.includes(to))
    return setPair(
      draft,
      id,
      had.filter((other) => other !== to),
    );
  const most = q.most?.[id] ?? 1;
  return setPair(draft, id, [...had, to].slice(-most));
}

export function defendersFor(
  q: Extract<QuestionView, { kind: 'attackers' }>,
  attacker: Id,
): readonly ChoiceView[] {
  const may = q.may?.[attacker];
  return free(q.defenders).filter(({ id }) => !may || may.includes(id));
}

/** Every attacker that may attack that defender does. */
export function pairAll(
  q: Extract<QuestionView, { kind: 'attackers' }>,
  draft: Draft,
  to: Id,
): Draft {
  const able = free(q.attackers).filter(({ id }) => q.may?.[id]?.includes(to) ?? true);
  return {
    ...draft,
    pairs: { ...draft.pairs, ...Object.fromEntries(able.map(({ id }) => [id, [to]])) },
  };
}

export function attackersFor(
  q: Extract<QuestionView, { kind: 'blockers' }>,
  blocker: Id,
): readonly ChoiceView[] {
  const may = q.may?.[blocker];
  return free(q.attackers).filter(({ id }) => !may || may.includes(id));
}

const byObject = new WeakMap<readonly ChoiceView[], ReadonlyMap<Id, ChoiceView>>();

/** The choice that an object on the table stands for: the first, where it stands for several. */
function choiceAt(choices: readonly ChoiceView[], object: Id): ChoiceView | undefined {
  const known = byObject.get(choices);
  if (known !== undefined) return known.get(object);
  const made = new Map([...free(choices)].reverse().map((choice) => [idOf(choice), choice]));
  byObject.set(choices, made);
  return made.get(object);
}

function pressBlock(
  q: Extract<QuestionView, { kind: 'blockers' }>,
  draft: Draft,
  object: Id,
): Draft | undefined {
  const attacker = choiceAt(q.attackers, object);
  if (attacker && draft.held) return pair(q, draft, draft.held, attacker.id);
  const blocker = choiceAt(q.blockers, object);
  if (!blocker) return undefined;
  if (draft.pairs[blocker.id]) return setPair(draft, blocker.id, []);
  const able = attackersFor(q, blocker.id);
  const [only] = able;
  if (only && able.length === 1) return pair(q, draft, blocker.id, only.id);
  return { ...draft, held: draft.held === blocker.id ? undefined : blocker.id };
}

/** An object on the table was pressed: the new draft, or undefined where it is no part of the question. */
export function press(q: QuestionView, draft: Draft, object: Id): Draft | undefined {
  switch (q.kind) {
    case 'objects': {
      const choice = choiceAt(q.choices, object);
      return choice && toggleChosen(draft, choice.id, q.max);
    }
    case 'attackers': {
      const attacker = choiceAt(q.attackers, object);
      if (!attacker) return undefined;
      const first = defendersFor(q, attacker.id)[0];
      return pair(q, draft, attacker.id, draft.pairs[attacker.id] ? '' : (first?.id ?? ''));
    }
    case 'blockers':
      return pressBlock(q, draft, object);
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

/** Why it cannot be confirmed yet, in words; undefined when it can. */
export function missing(q: QuestionView, draft: Draft): string | undefined {
  switch (q.kind) {
    case 'objects':
    case 'modes': {
      const short = q.min - draft.chosen.length;
      return short > 0 ? `choose ${short}${draft.chosen.length > 0 ? ' more' : ''}` : undefined;
    }
    case 'divide': {
      const left = leftToDivide(q, draft);
      if (left > 0) return `${left} left to divide`;
      return left < 0 ? `${-left} too many` : undefined;
    }
    case 'text':
      return draft.text.trim() === '' ? 'write it first' : undefined;
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

/** The rings a question and its draft put on an object. */
export function ringsOf(q: QuestionView, draft: Draft, object: Id): readonly Ring[] {
  switch (q.kind) {
    case 'objects': {
      const choice = choiceAt(q.choices, object);
      if (!choice) return [];
      return draft.chosen.includes(choice.id) ? ['chosen'] : ['may'];
    }
    case 'attackers': {
      const choice = choiceAt(q.attackers, object);
      if (!choice) return [];
      return draft.pairs[choice.id] ? ['chosen'] : ['may'];
    }
    case 'blockers': {
      const attacker = choiceAt(q.attackers, object);
      if (attacker && draft.held) {
        return attackersFor(q, draft.held).some(({ id }) => id === attacker.id) ? ['may'] : [];
      }
      const blocker = choiceAt(q.blockers, object);
      if (!blocker) return [];
      return draft.held === blocker.id || draft.pairs[blocker.id] ? ['chosen'] : ['may'];
    }
    default:
      return [];
  }
}

/** What the draft says of an attacking or blocking creature, shown as its flag. */
export function combatWords(q: QuestionView, draft: Draft, object: Id): string | undefined {
  if (q.kind === 'attackers') {
    const attacker = choiceAt(q.attackers, object);
    const to = attacker && draft.pairs[attacker.id]?.[0];
    const defender = q.defenders.find(({ id }) => id === to);
    return defender && `attacks ${defender.label}`;
  }
  if (q.kind !== 'blockers') return undefined;
  const blocker = choiceAt(q.blockers, object);
  const to = blocker ? (draft.pairs[blocker.id] ?? []) : [];
  if (to.length === 0) return undefined;
  const names = q.attackers.filter(({ id }) => to.includes(id)).map(({ label }) => label);
  return `blocks ${names.join(' and ')}`;
}
