import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in rem, kept up to date when it or the text size changes. */
export function useRems(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState(() => ({ width: 90, height: 56 }));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const probe = element.querySelector('.rem-probe');
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = element.clientWidth / rem;
      const height = element.clientHeight / rem;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (probe) observer.observe(probe);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
