import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardReader } from '../card/CardReader';
import { type Area, readerPlace } from '../card/place.view';
import type { TableView } from '../views';
import { findCard } from './cards.view';
import { useReading } from './useReading';

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

/** The card that the pointer or the focus rests on, at reading size beside it. */
export function Reader({ view }: { readonly view: TableView }) {
  const ref = useRef<HTMLDivElement>(null);
  const { reading } = useReading(ref);
  const [place, setPlace] = useState<{ left: number; top: number; most: number }>();
  const card = reading && findCard(view, reading.id);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!reading || !box) return setPlace(undefined);
    const room = roomOf();
    const { offsetWidth: width, scrollHeight: height } = box;
    const at = readerPlace(reading.element.getBoundingClientRect(), { width, height }, room);
    setPlace(at && { ...at, most: room.bottom - room.top });
  }, [reading]);
  if (!card) return null;
  return createPortal(
    // The card itself says all this in its name; here it is for the eye.
    <div
      ref={ref}
      className="reading"
      role="tooltip"
      style={
        place
          ? { left: place.left, top: place.top, maxHeight: place.most }
          : { visibility: 'hidden' }
      }
    >
      <CardReader card={card} />
    </div>,
    document.body,
  );
}
