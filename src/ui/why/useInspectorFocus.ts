import { useEffect, useRef } from 'react';
import type { Ports } from '../../actions/app';
import type { Inspected } from '../../store/state';
import { objectKey } from '../app/views/ids';

/** The menu from which it was opened gives the focus back after it has gone: so long it is taken again. */
const MENU_GOES = 250;

const firstOf = (inspected: Inspected): Inspected =>
  inspected.before === undefined ? inspected : firstOf(inspected.before);

/**
 * The heading takes the focus as the inspector opens and for each object, or that of the section that is asked
 * for; when it closes the focus returns to the card from which it was opened, or else to the board.
 * @param aim what takes the focus
 */
export function useInspectorFocus(
  aim: () => HTMLElement | null | undefined,
  inspected: Inspected,
  ports: Ports,
): void {
  const { object, section } = inspected;
  const first = useRef(objectKey(firstOf(inspected).object));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each object takes it anew
  useEffect(() => {
    // What is asked for is brought into sight by itself.
    const take = () => aim()?.focus({ preventScroll: true });
    take();
    const lost = () => {
      if (document.activeElement === document.body) take();
    };
    const timer = setTimeout(lost, MENU_GOES);
    return () => clearTimeout(timer);
  }, [object, section]);
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
