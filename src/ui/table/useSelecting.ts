import { type RefObject, useEffect, useRef } from 'react';
import type { Id, TableActions, TableView } from '../views';
import { membersAt } from './drawnPiles';

/** A press that travels less than this, in CSS px, draws no marquee. */
const SLACK = 6;

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

const isObject = (id: Id): boolean => id.startsWith('o');

/** The cards on the battlefield that a rectangle touches. */
function cardsIn(box: DOMRect): readonly Id[] {
  const cards = document.querySelectorAll<HTMLElement>('.field [data-card], .pfield [data-card]');
  return [...cards].flatMap((card) => {
    const at = card.getBoundingClientRect();
    const touches =
      at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
    return touches ? membersAt(card.dataset.card ?? '').filter(isObject) : [];
  });
}

/**
 * Presses that select instead of acting: with Shift or Ctrl, while a press selects, and where something is
 * chosen on the table for what is done by hand. A mouse that drags over the empty table draws a marquee.
 */
export function useSelecting(
  view: TableView,
  actions: TableActions,
  marquee: RefObject<HTMLElement | null>,
): void {
  const latest = useRef({ view, actions });
  useEffect(() => {
    latest.current = { view, actions };
  });
  useEffect(() => {
    const eat = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const card = cardAt(event.target);
      const id = card?.dataset.card;
      const now = latest.current;
      const { selection } = now.view;
      if (card === null || id === undefined || event.button !== 0) return;
      if (selection?.picking !== undefined) {
        eat(event);
        now.actions.onPick(id);
        return;
      }
      const selects = selection?.selecting || event.shiftKey || event.ctrlKey || event.metaKey;
      if (!selects || !isObject(id)) return;
      eat(event);
      now.actions.onSelect(membersAt(id), 'toggle');
    };
    let from: { x: number; y: number } | undefined;
    const boxTo = (event: PointerEvent): DOMRect =>
      new DOMRect(
        Math.min(from?.x ?? 0, event.clientX),
        Math.min(from?.y ?? 0, event.clientY),
        Math.abs(event.clientX - (from?.x ?? 0)),
        Math.abs(event.clientY - (from?.y ?? 0)),
      );
    const draw = (box: DOMRect | undefined) => {
      const { current } = marquee;
      if (current === null) return;
      current.hidden = box === undefined;
      if (box === undefined) return;
      const { left, top, width, height } = box;
      Object.assign(current.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    const down = (event: PointerEvent) => {
      const { target } = event;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      if (!(target instanceof Element) || target.closest('.field, .pfield') === null) return;
      if (target.closest('[data-card], button, a, input') !== null) return;
      from = { x: event.clientX, y: event.clientY };
    };
    const travel = (event: PointerEvent) => {
      if (from === undefined) return;
      const box = boxTo(event);
      if (Math.hypot(box.width, box.height) >= SLACK) draw(box);
    };
    const up = (event: PointerEvent) => {
      if (from === undefined) return;
      const box = boxTo(event);
      from = undefined;
      draw(undefined);
      if (Math.hypot(box.width, box.height) < SLACK) return;
      const now = latest.current;
      const found = cardsIn(box);
      if (found.length > 0) now.actions.onSelect(found, 'add');
    };
    const lost = () => {
      from = undefined;
      draw(undefined);
    };
    document.addEventListener('click', click, true);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', travel);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', lost);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', travel);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', lost);
    };
  }, [marquee]);
}
