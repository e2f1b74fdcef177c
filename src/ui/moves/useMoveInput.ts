import { type RefObject, useEffect, useRef } from 'react';
import type { Id } from '../views';
import { isAt } from './destinations.view';
import type { Lift } from './machine';
import type { Moves } from './useMoves';

/** Asks for the focused card to be lifted by keys; sent to the card itself. */
export const LIFT_EVENT = 'ruleglass-lift';

/** A press that travels less than this, in CSS px, is a press. */
const SLACK = 6;
const TYPING = 'input, textarea, select, [role=menu], [role=dialog]:not(.zonedialog)';
const TURNS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

interface Input {
  readonly moves: Moves;
  /** What would be lifted with a card, and where it might go. */
  readonly lift: (id: Id, by: Lift['by']) => Lift | undefined;
  readonly onNowhere: (id: Id) => void;
}

const idAt = (target: EventTarget | null): Id | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;

/** The destination under the pointer: the first of what lies there that is one. */
function destinationAt(x: number, y: number, lift: Lift): Id | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let at = element.closest<HTMLElement>('[data-card], [data-drop]');
      at;
      at = at.parentElement?.closest<HTMLElement>('[data-card], [data-drop]') ?? null
    ) {
      const { dataset } = at;
      const found = lift.to.find(({ id }) => isAt(id, dataset));
      if (found) return found.id;
    }
  }
  return undefined;
}

/**
 * Feeds pointer and keys to the move machine. A mouse drags any card after a small travel; a finger only a
 * card that is lifted already, so that lists still scroll. The click that ends a drag is eaten.
 */
export function useMoveInput(input: Input, ghost: RefObject<HTMLElement | null>): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    let from: { x: number; y: number; id: Id; pointer: number } | undefined;
    let drags = false;
    const eat = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = () => {
      from = undefined;
      drags = false;
    };
    const down = (event: PointerEvent) => {
      document.removeEventListener('click', eat, true);
      const id = idAt(event.target);
      const { moves } = latest.current;
      const move = moves.now();
      const held = move.state !== 'idle' && id !== undefined && move.lift.what.includes(id);
      if (id === undefined || !event.isPrimary || event.button !== 0) return;
      if (event.pointerType !== 'mouse' && !held) return;
      from = { x: event.clientX, y: event.clientY, id, pointer: event.pointerId };
    };
    const travel = (event: PointerEvent) => {
      if (from === undefined || event.pointerId !== from.pointer) return;
      const { moves, lift } = latest.current;
      if (!drags) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
        const lifted = lift(from.id, 'drag');
        if (lifted === undefined) return stop();
        drags = true;
        moves.send({ kind: 'lift', lift: lifted });
      }
      ghost.current?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
      const move = moves.now();
      if (move.state === 'idle') return stop();
      moves.send({ kind: 'over', id: destinationAt(event.clientX, event.clientY, move.lift) });
    };
    const up = (event: PointerEvent) => {
      if (drags && event.pointerId === from?.pointer) {
        document.addEventListener('click', eat, { capture: true, once: true });
        latest.current.moves.send({ kind: 'drop' });
      }
      stop();
    };
    const lost = () => {
      if (drags) latest.current.moves.send({ kind: 'cancel' });
      stop();
    };
    const key = (event: KeyboardEvent) => {
      const { moves } = latest.current;
      const move = moves.now();
      if (move.state === 'idle' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const by = TURNS[event.key];
      if (by !== undefined) moves.send({ kind: 'turn', by });
      else if (event.key === 'Escape') {
        stop();
        moves.send({ kind: 'cancel' });
      } else if (move.state === 'over' && (event.key === 'Enter' || event.key === ' ')) {
        moves.send({ kind: 'drop' });
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const asked = ({ target }: Event) => {
      const id = idAt(target);
      if (id === undefined) return;
      const { moves, lift, onNowhere } = latest.current;
      const lifted = lift(id, 'keys');
      if (lifted === undefined) onNowhere(id);
      else moves.send({ kind: 'lift', lift: lifted });
    };
    // A browser's own dragging of text and pictures would take the pointer away.
    const native = (event: DragEvent) => {
      if (idAt(event.target) !== undefined) event.preventDefault();
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', travel);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', lost);
    document.addEventListener('keydown', key, true);
    document.addEventListener(LIFT_EVENT, asked);
    document.addEventListener('dragstart', native);
    return () => {
      document.removeEventListener('click', eat, true);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', travel);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', lost);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener(LIFT_EVENT, asked);
      document.removeEventListener('dragstart', native);
    };
  }, [ghost]);
}
