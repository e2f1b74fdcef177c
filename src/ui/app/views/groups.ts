import { whenTexts } from '../../../oracle/held';
import {
  effectsOf,
  type GameObject,
  HALT,
  type Resting,
  restsBefore,
  type State,
} from '../../../rules';
import type { CardView, GroupView } from '../../views';
import { cardView } from './cards';

const known = new WeakMap<CardView, GroupView>();

/** A group as it was drawn before, if nothing of it has changed; the first member names it, so that a pile keeps its place. */
export function groupView(members: readonly CardView[]): GroupView {
  const [first] = members;
  if (first === undefined) return { key: '', members };
  const before = known.get(first);
  if (before !== undefined && sameList(before.members, members)) return before;
  const group = { key: first.id, members };
  known.set(first, group);
  return group;
}

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place]);

interface Drawn {
  readonly effects: object;
  readonly records: readonly GameObject[];
  readonly group: GroupView;
}

let drawn = new WeakMap<GameObject, Drawn>();

// The texts of cards come after the first of them was drawn.
whenTexts(() => {
  drawn = new WeakMap();
});

/** A group of objects that the rules cannot tell apart now. Their cards are asked for where one of them has changed. */
export function* groupOf(state: State, records: readonly GameObject[]): Resting<GroupView> {
  const [first] = records;
  if (first === undefined) return groupView([]);
  const effects = effectsOf(state);
  const before = drawn.get(first);
  if (before?.effects === effects && sameList(before.records, records)) return before.group;
  const cards: CardView[] = [];
  for (const [nth, { id }] of records.entries()) {
    if (restsBefore(nth)) yield HALT;
    const card = cardView(state, id);
    if (card !== undefined) cards.push(card);
  }
  const group = groupView(cards);
  drawn.set(first, { effects, records, group });
  return group;
}
