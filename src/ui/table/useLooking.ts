import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { wentThere } from '../moves/lastPointer';
import type { Id } from '../views';

/** So long a mouse must rest, or a focus stay, before the table follows: milliseconds. */
const REST = 180;
/** While it follows already, less. */
const NEXT = 70;

const idOf = (target: EventTarget): Id | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-look]')?.dataset.look : undefined;

/**
 * Looking at a step while the mouse rests on it or the keyboard's focus is on it. Moving across does nothing, nor does
 * a list that comes under a resting mouse, and neither does touch: there a tap goes to the step.
 */
export function useLooking(onLook: (id: Id | undefined) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const looked = useRef<Id>(undefined);
  const under = useRef<Id>(undefined);
  const look = (id: Id | undefined) => {
    clearTimeout(timer.current);
    if (id === looked.current) return;
    if (id === undefined) {
      looked.current = undefined;
      onLook(undefined);
      return;
    }
    timer.current = setTimeout(
      () => {
        looked.current = id;
        onLook(id);
      },
      looked.current === undefined ? REST : NEXT,
    );
  };
  const stop = () => {
    clearTimeout(timer.current);
    looked.current = undefined;
  };
  const latest = useRef(onLook);
  latest.current = onLook;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (looked.current !== undefined) latest.current(undefined);
    },
    [],
  );
  return {
    stop,
    on: {
      onPointerMove: (event: PointerEvent) => {
        if (!wentThere(event.nativeEvent)) return;
        const id = idOf(event.target);
        if (id === under.current) return;
        under.current = id;
        look(id);
      },
      onPointerLeave: (event: PointerEvent) => {
        under.current = undefined;
        if (event.pointerType === 'mouse') look(undefined);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) look(idOf(event.target));
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) look(undefined);
      },
    },
  };
}
