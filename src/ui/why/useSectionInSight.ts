import { type RefObject, useEffect } from 'react';

/** What somebody does who reads somewhere else. */
const ELSEWHERE = ['wheel', 'pointerdown', 'keydown'] as const;

/** The pages, or on narrow screens all of the inspector. */
const scrolledBy = (pages: HTMLElement): HTMLElement =>
  getComputedStyle(pages).overflowY === 'visible' ? (pages.parentElement ?? pages) : pages;

/**
 * Brings a section that is asked for to the top of the pages, and keeps it there while what stands before it is
 * still coming, until the reader does something. Only the pages are scrolled, never what lies around them.
 */
export function useSectionInSight(
  pages: RefObject<HTMLElement | null>,
  section: string | undefined,
): void {
  useEffect(() => {
    const box = pages.current;
    const part = section && box?.querySelector(`#why-${CSS.escape(section)}`);
    if (!box || !part) return;
    const scrolled = scrolledBy(box);
    const bring = () => {
      scrolled.scrollTop += part.getBoundingClientRect().top - scrolled.getBoundingClientRect().top;
    };
    const observer = new ResizeObserver(bring);
    for (const one of box.querySelectorAll('.whypart')) observer.observe(one);
    const leave = () => observer.disconnect();
    for (const kind of ELSEWHERE) scrolled.addEventListener(kind, leave, { passive: true });
    bring();
    return () => {
      leave();
      for (const kind of ELSEWHERE) scrolled.removeEventListener(kind, leave);
    };
  }, [pages, section]);
}
