/** A rectangle in CSS px of the window. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 14;
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Where the reader stands: beside the card it reads, on the side with more room, never over the card, and
 * within `room`, the part of the window that the question does not take. Undefined: there is no such place.
 */
export function readerPlace(
  card: Area,
  size: { readonly width: number; readonly height: number },
  room: Area,
): { readonly left: number; readonly top: number } | undefined {
  const onRight = room.right - card.right - GAP;
  const onLeft = card.left - room.left - GAP;
  const height = Math.min(size.height, room.bottom - room.top);
  const middle = (card.top + card.bottom) / 2;
  const top = between(room.top, middle - height / 2, room.bottom - height);
  if (onRight >= size.width) return { left: card.right + GAP, top };
  if (onLeft >= size.width) return { left: card.left - GAP - size.width, top };
  const left = between(
    room.left,
    (card.left + card.right - size.width) / 2,
    room.right - size.width,
  );
  if (card.top - room.top - GAP >= height) return { left, top: card.top - GAP - height };
  if (room.bottom - card.bottom - GAP >= height) return { left, top: card.bottom + GAP };
  return undefined;
}
