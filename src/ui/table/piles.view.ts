import type { CardView, GroupView } from '../views';

/** So many cards that are alike lie as a fan; more are one pile. */
export const FAN = 4;
/** So many more an opened pile lays out at a time: a board of ten thousand is never drawn whole. */
export const PAGE = 24;

/** A group as it lies in a row, or the part of it that looks the same. */
export interface Lot extends GroupView {
  /** All that the rules cannot tell apart from these. */
  readonly whole: GroupView;
  /** They lie one by one, though they are more than a fan. */
  readonly open: boolean;
  /** What an opened pile has not laid out. */
  readonly rest: boolean;
}

/**
 * The lots of a group: a fan is one; a pile falls apart where its members look different, as when some of
 * them are chosen; an opened one lays out its first members where they are, and keeps the rest piled.
 * @param laid how many of an opened pile are laid out; nothing: it is closed
 * @param look equal for cards that are drawn the same
 */
export function lotsOf(
  whole: GroupView,
  laid: number | undefined,
  look: (card: CardView) => string,
): readonly Lot[] {
  const { key, members } = whole;
  if (members.length <= FAN) return [{ key, members, whole, open: false, rest: false }];
  if (laid === undefined) return split(whole, members, look, false);
  // A rest that would be a fan is laid out as well.
  const to = members.length - laid <= FAN ? members.length : laid;
  const open: Lot = { key, members: members.slice(0, to), whole, open: true, rest: false };
  return [open, ...split(whole, members.slice(to), look, true)];
}

interface Known {
  readonly laid: number | undefined;
  readonly look: (card: CardView) => string;
  readonly lots: readonly Lot[];
}

const known = new WeakMap<GroupView, Known>();

/** The same, found once for as long as cards look as they do: thousands need not be looked at for each drawing. */
export function knownLots(
  whole: GroupView,
  laid: number | undefined,
  look: (card: CardView) => string,
): readonly Lot[] {
  const before = known.get(whole);
  if (before?.look === look && before.laid === laid) return before.lots;
  const lots = lotsOf(whole, laid, look);
  known.set(whole, { laid, look, lots });
  return lots;
}

function split(
  whole: GroupView,
  members: readonly CardView[],
  look: (card: CardView) => string,
  rest: boolean,
): readonly Lot[] {
  const looks = new Map<string, CardView[]>();
  for (const card of members) {
    const as = look(card);
    const known = looks.get(as);
    if (known === undefined) looks.set(as, [card]);
    else known.push(card);
  }
  if (looks.size === 1 && !rest) return [{ ...whole, whole, open: false, rest }];
  return [...looks.entries()].map(([as, alike], place) => ({
    // The first keeps the place of the pile, and with it the focus.
    key: place === 0 && !rest ? whole.key : `${whole.key}|${as}`,
    members: alike,
    whole,
    open: false,
    rest,
  }));
}

/** Which of a pile are taken when so many are: the last, so that the pile itself stays where it is. */
export const takenOf = <T>(members: readonly T[], count: number): readonly T[] =>
  members.slice(Math.max(0, members.length - count));

/** "12", "9,999", and from ten thousand on "10k". */
export const shortCount = (count: number): string =>
  count > 9999 ? `${Math.floor(count / 1000).toLocaleString('en')}k` : count.toLocaleString('en');
