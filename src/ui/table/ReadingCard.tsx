import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardReader } from '../card/CardReader';
import { type Area, readerPlace } from '../card/place.view';
import type { CardView } from '../views';
import type { Reading } from './useReading';

/** The part of the window that bars and question leave free. */
function roomOf(): Area {
  const below = [...document.querySelectorAll('.prompt, .sheet, .answerpanel')].map(
    (element) => element.getBoundingClientRect().top,
  );
  const above = document.querySelector('.bar, .pbar')?.getBoundingClientRect().bottom ?? 0;
  return {
    left: 8,
    right: innerWidth - 8,
    top: above + 8,
    bottom: Math.min(innerHeight, ...below.slice(0, 1)) - 8,
  };
}

interface Props {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly card: CardView;
  readonly reading: Reading;
  readonly held: boolean;
  readonly changes: readonly string[] | undefined;
}

/** A card at reading size, beside where it lies. */
export function ReadingCard({ box, card, reading, held, changes }: Props) {
  const [place, setPlace] = useState<{ left: number; top: number; most: number }>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const room = held ? { ...roomOf(), bottom: innerHeight - 8 } : roomOf();
    const { offsetWidth: width, scrollHeight: height } = box.current;
    const beside = readerPlace(reading.element.getBoundingClientRect(), { width, height }, room);
    const over = held && { left: (innerWidth - width) / 2, top: room.top };
    const at = beside || over;
    setPlace(at ? { ...at, most: room.bottom - room.top } : undefined);
  }, [box, reading, held]);
  return createPortal(
    // The card itself says all this in its name; here it is for the eye.
    <div
      ref={box}
      className="reading"
      role="tooltip"
      style={
        place
          ? { left: place.left, top: place.top, maxHeight: place.most }
          : { visibility: 'hidden' }
      }
    >
      <CardReader card={card} changes={changes} />
    </div>,
    document.body,
  );
}
