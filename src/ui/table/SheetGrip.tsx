import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Icon } from '../look/Icon';
import { HEIGHTS, type SheetHeight, settled, taller } from './sheet.view';

interface Props {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
}

const NAMES: Record<SheetHeight, string> = { low: 'question only', half: 'half', tall: 'tall' };
/** A finger that moved less than this, in CSS px, has tapped. */
const TAP = 8;

/** The handle of the phone's sheet: it is drawn, tapped or moved by arrow keys; two buttons do the same. */
export function SheetGrip({ height, onHeight }: Props) {
  const drag = useRef<{ readonly from: number; readonly tall: number; up: number }>(undefined);
  const next = HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'half';
  const sheetOf = (grip: HTMLElement) => grip.closest<HTMLElement>('.sheet');
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const sheet = sheetOf(event.currentTarget);
    if (!sheet || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, tall: sheet.offsetHeight, up: 0 };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const sheet = sheetOf(event.currentTarget);
    if (!drag.current || !sheet || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    drag.current.up = drag.current.from - event.clientY;
    if (Math.abs(drag.current.up) < TAP) return;
    sheet.classList.add('dragged');
    const most = innerHeight * 0.82;
    sheet.style.height = `${Math.min(most, Math.max(96, drag.current.tall + drag.current.up))}px`;
  };
  const release = (sheet: HTMLElement | null) => {
    sheet?.classList.remove('dragged');
    sheet?.style.removeProperty('height');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (steps === 0) return;
    event.preventDefault();
    onHeight(taller(height, steps));
  };
  return (
    <>
      <button
        type="button"
        className="grip"
        aria-label={`Sheet: ${NAMES[height]}. Change to ${NAMES[next]}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => {
          release(sheetOf(event.currentTarget));
          onHeight(settled(height, drag.current?.up ?? 0, innerHeight));
        }}
        onPointerCancel={(event) => {
          release(sheetOf(event.currentTarget));
          drag.current = undefined;
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // A finger that has drawn it may send no click; a key sends one without having drawn.
          const drawn = event.detail > 0 && Math.abs(drag.current?.up ?? 0) >= TAP;
          drag.current = undefined;
          if (!drawn) onHeight(next);
        }}
      >
        <i />
      </button>
      <span className="sheetsize">
        <button
          type="button"
          aria-label="Lower sheet"
          aria-disabled={height === 'low'}
          title={height === 'low' ? 'It is as low as can be' : undefined}
          onClick={() => onHeight(taller(height, -1))}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          aria-label="Taller sheet"
          aria-disabled={height === 'tall'}
          title={height === 'tall' ? 'It is as tall as can be' : undefined}
          onClick={() => onHeight(taller(height, 1))}
        >
          <Icon name="up" />
        </button>
      </span>
    </>
  );
}
