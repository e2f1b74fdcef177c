import type { GroupView } from '../views';
import { FAN, type Lot } from './piles.view';

/** How a row crowds: first the cards overlap, then they shrink and lie in more lines. */
export interface Crowd {
  readonly lines: number;
  readonly scale: number;
  /** Cards overlap: the usual gaps are gone. */
  readonly tight: boolean;
  /** What is left between overlapping cards, in CSS px. */
  readonly gap: number;
  /** Even so there is no room: the lines are moved sideways. */
  readonly scrolls: boolean;
}

/** A group in a line, or the part of an opened pile for which a line has room. */
export interface Part {
  readonly key: string;
  readonly lot: Lot;
  /** Its members that lie here: from the first to before the last. */
  readonly from: number;
  readonly to: number;
}

/** Least strip of a covered card, in card units and in CSS px: a target may never be smaller. */
export const STRIP = 28;
const TARGET = 24;
/** Strip on which the beginning of a name and the numbers can be read, in card units. */
const READABLE = 60;

const isLand = ({ members: [first] }: GroupView): boolean => {
  const types = first?.types ?? [];
  return types.includes('Land') && !types.includes('Creature');
};

export const cardWidth = (group: GroupView): number => {
  const [first] = group.members;
  if (!first) return 0;
  const land = isLand(group);
  if (first.tapped) return land ? 118 : 142;
  return land ? 92 : 110;
};

/** Cards shown of a group: a pile shows one. */
export const shownOf = (group: GroupView, open: boolean): number =>
  group.members.length > FAN && !open ? 1 : group.members.length;

const strips = (groups: readonly GroupView[], open: ReadonlySet<string>): number =>
  groups.reduce((all, group) => all + shownOf(group, open.has(group.key)), 0);

const SCALES = [1, 0.62, 0.46] as const;

const atEase: Crowd = { lines: 1, scale: 1, tight: false, gap: 0, scrolls: false };

/** `gap`: the usual distance between groups, in card units. */
export function crowd(
  groups: readonly GroupView[],
  width: number,
  unit: number,
  open: ReadonlySet<string>,
  gap: number,
): Crowd {
  if (width === 0) return atEase;
  const cards = groups.reduce(
    (all, group) => all + cardWidth(group) + (shownOf(group, open.has(group.key)) - 1) * STRIP,
    0,
  );
  const between = groups.length - 1;
  const free = width - cards * unit;
  if (free >= between * gap * unit) return atEase;
  if (free >= 0) return { ...atEase, tight: true, gap: free / Math.max(1, between) };
  const count = strips(groups, open);
  const widest = Math.max(0, ...groups.map(cardWidth));
  const readable = groups.reduce(
    (all, group) =>
      all + (isLand(group) ? STRIP : READABLE) + (shownOf(group, open.has(group.key)) - 1) * STRIP,
    0,
  );
  if ((readable - READABLE + widest) * unit <= width) {
    return { ...atEase, tight: true };
  }
  for (const [place, scale] of SCALES.entries()) {
    // One line of mere slivers is worse than two of smaller cards.
    if (place === 0) continue;
    const lines = place + 1;
    const inLine = Math.ceil(count / lines);
    const strip = Math.max(TARGET, STRIP * scale * unit);
    const tight = inLine * widest * scale * unit > width;
    const needed = inLine * strip + widest * scale * unit;
    if (needed <= width) return { lines, scale, tight, gap: 0, scrolls: false };
  }
  const scale = SCALES.at(-1) ?? 1;
  return { lines: SCALES.length, scale, tight: true, gap: 0, scrolls: true };
}

/**
 * How wide a strip of each covered card of opened piles may be, in CSS px, so that their lines use the room that
 * there is; nothing where there is none to spare, or no pile is opened.
 */
export function stripOf(
  lines: readonly (readonly Part[])[],
  width: number,
  unit: number,
  gap: number,
): number | undefined {
  const shares = lines.flatMap((line) => {
    let free = width - Math.max(0, line.length - 1) * gap;
    let covered = 0;
    let widest = 0;
    for (const part of line) {
      const { lot, from, to } = part;
      const under = Math.min(to - from, shownOf(lot, lot.open)) - 1;
      free -= cardWidth(lot) * unit;
      if (!lot.open) free -= under * Math.max(TARGET, STRIP * unit);
      else {
        covered += under;
        widest = Math.max(widest, cardWidth(lot) * unit);
      }
    }
    return covered === 0 ? [] : [Math.min(free / covered, widest + gap)];
  });
  const strip = Math.floor(Math.min(...shares));
  return shares.length > 0 && strip > Math.max(TARGET, STRIP * unit) ? strip : undefined;
}

/** So many lots a row draws, and so many more at a time: thousands that all differ are never drawn at once. */
export const MOST_LOTS = 90;

/** A whole lot. */
export const whole = (lot: Lot): Part => ({
  key: lot.key,
  lot,
  from: 0,
  to: lot.members.length,
});

/** Groups dealt evenly over lines, in order; an opened pile goes on in the next line. */
export function intoLines(
  lots: readonly Lot[],
  lines: number,
  open: ReadonlySet<string>,
): Part[][] {
  const share = Math.ceil(strips(lots, open) / lines);
  const out: Part[][] = [[]];
  let inLine = 0;
  const lay = (part: Part, shown: number) => {
    if (inLine > 0 && inLine + shown > share && out.length < lines) {
      out.push([]);
      inLine = 0;
    }
    out.at(-1)?.push(part);
    inLine += shown;
  };
  for (const lot of lots) {
    const { length } = lot.members;
    const shown = shownOf(lot, open.has(lot.key));
    if (length <= FAN || shown === 1) {
      lay(whole(lot), shown);
      continue;
    }
    for (let from = 0; from < length; ) {
      const room = inLine < share ? share - inLine : share;
      const to = Math.min(length, from + room);
      lay({ key: `${lot.key}+${from}`, lot, from, to }, to - from);
      from = to;
    }
  }
  return out;
}
