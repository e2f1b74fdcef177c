import { type RefObject, useEffect, useRef, useState } from 'react';
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
const BUSY = '[role=menu], [role=alertdialog]';

/**
 * The card under the resting mouse or the keyboard's focus. It goes with the pointer (which may move onto the
 * reader), with the focus, with Escape (which then does nothing else), and when something is pressed
 * (WCAG 1.4.13). Only a pointer that really moves asks for it: a card that comes under a still one does not.
 */
export function useReading(reader: RefObject<HTMLElement | null>): {
  reading: Reading | undefined;
  close: () => void;
} {
  const [reading, setReading] = useState<Reading>();
  const now = useRef<Reading>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    let pressed: HTMLElement | undefined;
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
    const moved = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      if (event.movementX === 0 && event.movementY === 0) return;
      const target = event.target instanceof Node ? event.target : null;
      if (reader.current?.contains(target)) {
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
      const target = event.target instanceof Node ? event.target : null;
      if (reader.current?.contains(target)) return;
      pressed = cardAt(event.target);
      shut(0);
    };
    const focused = (event: FocusEvent) => {
      const card = cardAt(event.target);
      if (card?.matches(':focus-visible')) open(card, REST.focus);
      else if (!over) shut(REST.grace);
    };
    const key = (event: KeyboardEvent) => {
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
    addEventListener('focusin', focused);
    addEventListener('keydown', key, true);
    addEventListener('blur', gone);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerdown', down, true);
      removeEventListener('focusin', focused);
      removeEventListener('keydown', key, true);
      removeEventListener('blur', gone);
    };
  }, [reader]);
  return {
    reading,
    close: () => {
      now.current = undefined;
      setReading(undefined);
    },
  };
}
