import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardReader } from '../card/CardReader';
import { type Area, readerPlace } from '../card/place.view';
import { cx } from '../look/cx';
import type { TableActions, TableView } from '../views';
import { findCard } from './cards.view';
import { type Reading, useReading } from './useReading';

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
  readonly view: TableView;
  /** Under a held finger: shown wherever there is room, over other things too. */
  readonly held: Reading | undefined;
  /** Tapped by a finger: shown where it hides nothing that is tapped next. */
  readonly touched: Reading | undefined;
  readonly changesOf: TableActions['changesOf'];
}

/** The card that the pointer, a finger or the focus rests on, at reading size beside it. */
export function Reader({ view, held, touched, changesOf }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const resting = useReading(ref).reading;
  const reading = held ?? touched ?? resting;
  const [place, setPlace] = useState<{ left: number; top: number; most: number }>();
  const card = reading && findCard(view, reading.id);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!reading || !box) return setPlace(undefined);
    const room = held ? { ...roomOf(), bottom: innerHeight - 8 } : roomOf();
    const { offsetWidth: width, scrollHeight: height } = box;
    const beside = readerPlace(reading.element.getBoundingClientRect(), { width, height }, room);
    const over = held && { left: (innerWidth - width) / 2, top: room.top };
    const at = beside ?? over;
    setPlace(at && { ...at, most: room.bottom - room.top });
  }, [reading, held]);
  if (!card) return null;
  return createPortal(
    // The card itself says all this in its name; here it is for the eye.
    <div
      ref={ref}
      className={cx('reading', (held ?? touched) && 'passes')}
      role="tooltip"
      style={
        place
          ? { left: place.left, top: place.top, maxHeight: place.most }
          : { visibility: 'hidden' }
      }
    >
      <CardReader card={card} changes={card.byHand ? changesOf?.(card.id) : undefined} />
    </div>,
    document.body,
  );
}
