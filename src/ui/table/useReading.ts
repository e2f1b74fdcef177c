import { type RefObject, useEffect, useRef, useState } from 'react';
import { wentThere } from '../moves/lastPointer';
import type { Id } from '../views';

/** Rest of the pointer, and of the focus, after which a card is shown large; grace to reach the reader. */
const REST = { pointer: 300, focus: 600, grace: 180 } as const;

/** A card that is read, and where it lies. */
export interface Reading {
  readonly id: Id;
  readonly element: HTMLElement;
}

const cardAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('.obj[data-card], .item[data-card], .pc[data-card]') ??
      undefined)
    : undefined;

/** What lies over the table and shows cards itself, or wants no reader beside it. */
const BUSY = '[role=menu], [role=alertdialog], [role=dialog]:not(.zonedialog)';

/** The keys that walk from thing to thing. A focus that comes otherwise comes back from something, and asks for nothing. */
const WALK = /^(Tab|Home|End|h|Arrow.*|Page.*)$/i;

/** The keys that are held while another is pressed. */
const HELD = /^(Shift|Control|Alt|Meta)$/;

/**
 * The card under the resting mouse or the keyboard's focus. It goes with the pointer (which may move onto the
 * reader), with the focus, with Escape (which then does nothing else), and when something is pressed
 * (WCAG 1.4.13). Only a pointer that really moves asks for it, and a focus that walks there: a card that comes under a
 * still pointer does not, nor one to which the focus returns. Presses go through the reader to what it lies over.
 */
export function useReading(reader: RefObject<HTMLElement | null>): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  const now = useRef<Reading>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    let pressed: HTMLElement | undefined;
    let walks = false;
    const show = (next: Reading | undefined) => {
      now.current = next;
      setReading(next);
    };
    const later = (wait: number, what: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(what, wait);
    };
    const open = (element: HTMLElement, wait: number) =>
      later(wait, () => {
        if (!element.isConnected || document.querySelector(BUSY)) return;
        show({ id: element.dataset.card ?? '', element });
      });
    const shut = (wait: number) => {
      if (now.current) later(wait, () => show(undefined));
      else clearTimeout(timer);
    };
    const isOnReader = ({ clientX: x, clientY: y }: MouseEvent): boolean => {
      const { left, right, top, bottom } = reader.current?.getBoundingClientRect() ?? new DOMRect();
      return now.current !== undefined && x > left && x < right && y > top && y < bottom;
    };
    const moved = (event: PointerEvent) => {
      if (!wentThere(event)) return;
      if (isOnReader(event)) {
        clearTimeout(timer);
        over = undefined;
        return;
      }
      const card = cardAt(event.target);
      if (card === over) return;
      over = card;
      if (card === undefined) return shut(REST.grace);
      if (card !== pressed) open(card, REST.pointer);
    };
    const down = (event: PointerEvent) => {
      pressed = cardAt(event.target);
      walks = false;
      shut(0);
    };
    const turned = (event: WheelEvent) => {
      const box = reader.current;
      if (box === null || event.ctrlKey || !isOnReader(event)) return;
      if (box.scrollHeight <= box.clientHeight) return;
      event.preventDefault();
      box.scrollBy(0, event.deltaY);
    };
    const focused = (event: FocusEvent) => {
      const card = cardAt(event.target);
      if (walks && card?.matches(':focus-visible')) open(card, REST.focus);
      else if (!over) shut(REST.grace);
    };
    const key = (event: KeyboardEvent) => {
      if (!HELD.test(event.key)) walks = WALK.test(event.key);
      if (event.key === 'Escape' && now.current) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
      if (now.current) show(undefined);
      clearTimeout(timer);
    };
    const gone = () => shut(0);
    addEventListener('pointermove', moved, { passive: true });
    addEventListener('pointerdown', down, true);
    addEventListener('wheel', turned, { passive: false });
    addEventListener('focusin', focused);
    addEventListener('keydown', key, true);
    addEventListener('blur', gone);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerdown', down, true);
      removeEventListener('wheel', turned);
      removeEventListener('focusin', focused);
      removeEventListener('keydown', key, true);
      removeEventListener('blur', gone);
    };
  }, [reader]);
  return reading;
}
