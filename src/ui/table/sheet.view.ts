/** Heights of the phone's sheet, from the lowest. */
export const HEIGHTS = ['low', 'half', 'tall'] as const;
export type SheetHeight = (typeof HEIGHTS)[number];

/** Travel in CSS px from which the sheet changes its height, and share of the screen that is worth two. */
const TRAVEL = 40;
const FAR = 0.35;

/** The height so many steps taller, or lower. */
export function taller(height: SheetHeight, steps: number): SheetHeight {
  const place = HEIGHTS.indexOf(height) + steps;
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, place))] ?? height;
}

/**
 * The height that a drag of the handle ends at.
 * @param up how far it was drawn upwards, in CSS px; downwards is negative
 */
export function settled(height: SheetHeight, up: number, screen: number): SheetHeight {
  const far = Math.abs(up);
  if (far < TRAVEL) return height;
  return taller(height, Math.sign(up) * (far > screen * FAR ? 2 : 1));
}
