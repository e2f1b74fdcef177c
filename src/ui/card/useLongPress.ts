import { type PointerEvent, useEffect, useRef } from 'react';

const HOLD = 450;
const SLACK = 8;

/** A finger held still for 450 ms; moving more than 8 px lets go. The click that follows is eaten. */
export function useLongPress(onHold: (target: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      held.current = false;
      if (event.pointerType === 'mouse') return;
      const target = event.currentTarget;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        onHold(target);
      }, HOLD);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: React.MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
