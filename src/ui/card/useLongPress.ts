import { type PointerEvent, useEffect, useRef } from 'react';
import type { Spot } from '../menu/opensMenu';

const HOLD = 450;
const SLACK = 8;

/**
 * A finger held still for 450 ms. Moving more than 8 px cancels it, before and after; what was held is let go
 * with the word whether the finger kept still. The click that follows is eaten.
 */
export function useLongPress(
  onHold: (target: HTMLElement) => void,
  onLetGo?: (target: HTMLElement, still: boolean, at: Spot | undefined) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const held = useRef<HTMLElement>(undefined);
  const swallow = useRef(false);
  const stop = (still: boolean) => {
    clearTimeout(timer.current);
    const target = held.current;
    held.current = undefined;
    if (target) onLetGo?.(target, still, start.current);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swallow.current = false;
      if (event.pointerType === 'mouse') return;
      const target = event.currentTarget;
      start.current = { x: event.clientX, y: event.clientY };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        held.current = target;
        swallow.current = true;
        onHold(target);
      }, HOLD);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop(false);
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    onClickCapture: (event: React.MouseEvent) => {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
