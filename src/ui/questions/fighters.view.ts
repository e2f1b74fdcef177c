import type { ChoiceView, Id } from '../views';
import { type CombatQuestion, fightersIn, pairAll } from './combat.view';
import type { Draft } from './draft';

/** Creatures that look the same and may do the same: a row of the panel. */
export interface FighterRow {
  readonly key: string;
  readonly members: readonly ChoiceView[];
}

const known = new WeakMap<CombatQuestion, readonly FighterRow[]>();

/** The creatures that may attack or block, those alike in one row, in the order given. */
export function fighterRows(q: CombatQuestion): readonly FighterRow[] {
  const made = known.get(q) ?? rowsOf(q);
  known.set(q, made);
  return made;
}

function rowsOf(q: CombatQuestion): readonly FighterRow[] {
  const rows = new Map<string, ChoiceView[]>();
  for (const fighter of fightersIn(q)) {
    const { id, label, note = '', card, refused } = fighter;
    const look = card === undefined ? '' : `${card.typeLine}|${card.tapped}|${card.sick}`;
    const key = refused
      ? id
      : [label, note, look, ...(q.may?.[id] ?? []), q.kind === 'blockers' && q.most?.[id]].join(
          '|',
        );
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [fighter]);
    else row.push(fighter);
  }
  return [...rows].map(([key, members]) => ({ key, members }));
}

/** How many of them are set against that foe. */
export const countAgainst = (members: readonly ChoiceView[], draft: Draft, foe: Id): number =>
  members.filter(({ id }) => draft.pairs[id]?.includes(foe)).length;

/** Those of them that are set against nobody. */
export const idle = (members: readonly ChoiceView[], draft: Draft): readonly ChoiceView[] =>
  members.filter(({ id }) => !draft.pairs[id]);

/** Sets so many of them against that foe: the idle ones come first, the last ones are taken back first. */
export function setCount(
  q: CombatQuestion,
  draft: Draft,
  members: readonly ChoiceView[],
  foe: Id,
  count: number,
): Draft {
  const set = members.filter(({ id }) => draft.pairs[id]?.includes(foe));
  if (count >= set.length) {
    return pairAll(q, draft, foe, idle(members, draft).slice(0, count - set.length));
  }
  const gone = new Set(set.slice(count).map(({ id }) => id));
  const left = Object.entries(draft.pairs).flatMap(([id, to]): [Id, readonly Id[]][] => {
    const kept = gone.has(id) ? to.filter((other) => other !== foe) : to;
    return kept.length === 0 ? [] : [[id, kept]];
  });
  return { ...draft, pairs: Object.fromEntries(left) };
}
