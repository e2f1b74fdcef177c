import { alike, type Game, type ObjectId } from '../../../rules';
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

/** Objects in groups: together lie those that the rules cannot tell apart now. */
export function grouped(game: Game, ids: readonly ObjectId[]): readonly GroupView[] {
  return alike(game, ids).map((group) =>
    groupView(group.flatMap((id) => cardView(game.state, id) ?? [])),
  );
}
