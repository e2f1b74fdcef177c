import { useEffect, useRef } from 'react';

/** Where a press belongs to what was tapped. */
const ITS_OWN = '[data-card], .touchedbar, [role=menu], [role=dialog]';

/** A press elsewhere, or Escape, leaves what a finger has tapped. */
export function useLeavingTouched(some: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!some) return;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(ITS_OWN) === null) latest.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role=menu], [role=dialog]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('click', click);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('click', click);
      removeEventListener('keydown', key, true);
    };
  }, [some]);
}
