import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element and of one card unit in it, kept up to date. */
export function useWidth(ref: RefObject<HTMLElement | null>): { width: number; unit: number } {
  const [size, setSize] = useState({ width: 0, unit: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const probe = element.querySelector('.unit-probe');
      const unit = probe ? probe.getBoundingClientRect().width / 100 : 1;
      const width = element.clientWidth;
      setSize((old) => (old.width === width && old.unit === unit ? old : { width, unit }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
