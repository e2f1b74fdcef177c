export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A leader line from a number on the stack to its target. It leaves to the left, goes down or up in
 * the gutter between field and panels, runs along the gap above the target's row, and ends with a
 * dot on the target's upper edge: so it never crosses a card.
 */
export function leaderPath(
  from: Box,
  to: Box,
  gutter: number,
): { d: string; x: number; y: number } {
  const y0 = (from.top + from.bottom) / 2;
  const beside = to.right > gutter - 30;
  const x = beside ? to.right : to.right - Math.min(24, (to.right - to.left) / 4);
  const lane = beside ? (to.top + to.bottom) / 2 : to.top - 12;
  const end = beside ? lane : to.top - 3;
  const r = Math.min(7, Math.abs(lane - y0) / 2);
  const turn = lane > y0 ? 1 : -1;
  const start = from.left - 4;
  const d = beside
    ? `M${start} ${y0}H${gutter + r}Q${gutter} ${y0} ${gutter} ${y0 + turn * r}V${lane - turn * r}Q${gutter} ${lane} ${x > gutter ? gutter + r : gutter - r} ${lane}H${x}`
    : `M${start} ${y0}H${gutter + r}Q${gutter} ${y0} ${gutter} ${y0 + turn * r}V${lane - turn * r}Q${gutter} ${lane} ${gutter - r} ${lane}H${x + r}Q${x} ${lane} ${x} ${end}`;
  return { d, x, y: end };
}
