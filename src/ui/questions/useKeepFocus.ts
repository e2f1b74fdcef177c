import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to an element that lost it because its row was moved. */
export function useKeepFocus<E extends HTMLElement>(order: readonly string[]) {
  const ref = useRef<E>(null);
  const last = useRef<Element | null>(null);
  const key = order.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useLayoutEffect(() => {
    const had = last.current;
    if (
      had instanceof HTMLElement &&
      had !== document.activeElement &&
      ref.current?.contains(had)
    ) {
      had.focus();
    }
  }, [key]);
  return {
    ref,
    onFocus: (event: React.FocusEvent) => {
      last.current = event.target;
    },
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget) last.current = null;
    },
  };
}
