export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A leader line from a number on the stack to its target, as in a technical drawing. It leaves to
 * the left, runs up or down in the gutter, and then straight to the target where the way is clear;
 * else along the gap above the target's row and down on its edge. So it never crosses a card.
 */
export function leaderPath(
  from: Box,
  to: Box,
  gutter: number,
  clear: boolean,
): { d: string; x: number; y: number } {
  const start = from.left - 4;
  const y0 = (from.top + from.bottom) / 2;
  const lane = clear ? (to.top + to.bottom) / 2 : to.top - 12;
  const down = lane > y0 ? 1 : -1;
  const r = Math.min(7, Math.abs(lane - y0) / 2);
  const lead = `M${start} ${y0}H${gutter + r}Q${gutter} ${y0} ${gutter} ${y0 + down * r}V${lane - down * r}Q${gutter} ${lane} ${gutter - r} ${lane}`;
  if (clear) {
    const x = to.right + 8;
    return { d: `${lead}H${x}`, x, y: lane };
  }
  const x = to.right - Math.min(24, (to.right - to.left) / 4);
  return { d: `${lead}H${x + 7}Q${x} ${lane} ${x} ${to.top - 3}`, x, y: to.top - 3 };
}

/** Air between a line and what it passes, in CSS px. */
const AIR = 5;

/**
 * The height, nearest to the middle of `to`, at which a straight line from its right edge passes nothing of what
 * is in the way; undefined where each height of it is barred.
 */
export function freeLane(to: Box, inTheWay: readonly Box[]): number | undefined {
  const middle = (to.top + to.bottom) / 2;
  const barred = (y: number) =>
    inTheWay.some(
      ({ right, top, bottom }) => right > to.right && y > top - AIR && y < bottom + AIR,
    );
  const reach = (to.bottom - to.top) / 2 - 2 * AIR;
  for (let off = 0; off <= Math.max(0, reach); off += AIR) {
    if (!barred(middle - off)) return middle - off;
    if (!barred(middle + off)) return middle + off;
  }
  return undefined;
}
