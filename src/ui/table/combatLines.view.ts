import type { Box } from './leader.view';

/** The end of a line: a box, and how it lies to the combat line. */
export interface End {
  readonly box: Box;
  /** In the half above or below the combat line; beside: a player in the rail. */
  readonly side: 'far' | 'near' | 'beside';
  /** In the row next to the combat line: reached without a way round. */
  readonly front: boolean;
  /** Where a line may run up or down beside what lies there. */
  readonly gutter: number;
}

export interface Drawn {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

const middle = ({ left, right }: Box): number => (left + right) / 2;
const height = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Starts and ends stand this far from the middle of a card, so that a line in and a line out don't meet. */
const ASIDE = 9;

/**
 * A line of combat. It leaves its card towards the combat line, runs along it in a lane of its own, and
 * goes to its end by the gutters: straight where that lies next to the combat line, else round the row.
 */
export function combatLine(from: End, to: End, lane: number): Drawn {
  const x0 = middle(from.box) + ASIDE;
  const y0 = from.side === 'far' ? from.box.bottom + 3 : from.box.top - 3;
  const start = `M${x0} ${y0}V${lane}`;
  if (to.side === 'beside') {
    const x = to.box.left - 7;
    const y = height(to.box);
    return { d: `${start}H${to.gutter}V${y}H${x}`, x, y };
  }
  const x = middle(to.box) - ASIDE;
  const above = to.side === 'far';
  const y = above ? to.box.bottom + 5 : to.box.top - 5;
  if (to.front) return { d: `${start}H${x}V${y}`, x, y };
  const row = above ? to.box.bottom + 10 : to.box.top - 10;
  return { d: `${start}H${to.gutter}V${row}H${x}V${y}`, x, y };
}

/** Where each target's lane runs: spread over the gap between the halves. */
export function lanesOf(targets: readonly string[], gap: Pick<Box, 'top' | 'bottom'>) {
  const distinct = [...new Set(targets)];
  const space = Math.max(0, gap.bottom - gap.top);
  const apart = Math.min(6, space / (distinct.length + 1));
  const first = (gap.top + gap.bottom) / 2 - (apart * (distinct.length - 1)) / 2;
  return new Map(distinct.map((target, nth) => [target, first + nth * apart]));
}
