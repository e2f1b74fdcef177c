import { type RefObject, useEffect, useRef } from 'react';
import type { Ports } from '../../actions/app';
import type { Inspected } from '../../store/state';
import { objectKey } from '../app/views/ids';

/** The menu from which it was opened gives the focus back after it has gone: so long it is taken again. */
const MENU_GOES = 250;

const firstOf = (inspected: Inspected): Inspected =>
  inspected.before === undefined ? inspected : firstOf(inspected.before);

/**
 * The heading takes the focus as the inspector opens and for each object; when it closes the focus returns to
 * the card from which it was opened, or else to the board.
 */
export function useInspectorFocus(
  heading: RefObject<HTMLElement | null>,
  inspected: Inspected,
  ports: Ports,
): void {
  const { object } = inspected;
  const first = useRef(objectKey(firstOf(inspected).object));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each object takes it anew
  useEffect(() => {
    heading.current?.focus();
    const lost = () => {
      if (document.activeElement === document.body) heading.current?.focus();
    };
    const timer = setTimeout(lost, MENU_GOES);
    return () => clearTimeout(timer);
  }, [heading, object]);
  useEffect(() => {
    const key = first.current;
    return () => {
      // Once the table is in sight again.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        ports.focusOn(key);
        if (document.activeElement === document.body) ports.focusBoard();
      });
    };
  }, [ports]);
}
