import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isByTouch } from '../moves/lastPointer';

/** What is chosen by in the row that is asked now; of radios the one that Tab comes to. */
const CHOOSING = ['[role=switch]', '[role=radio][tabindex="0"]', '[role=checkbox]', 'input'];
const within = (controls: readonly string[]): string =>
  controls.map((control) => `.cr.now .t ${control}`).join();
const CONTROLS = [within(CHOOSING), within(['button:not(.rule)'])];

const focusPrimary = () => document.querySelector<HTMLElement>('[data-primary]')?.focus();

/**
 * The focus goes to the row that is asked when the panel opens, and again when what had it went with its row;
 * when the panel closes, to the main button, and never to nowhere (WCAG 2.4.3).
 */
export function useCastingFocus(now: string | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row asks something else
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    // A finger needs no focus, and a field that takes it would call up the keyboard on the screen.
    if ((opened.current && !nowhere) || isByTouch()) return;
    opened.current = true;
    const [control] = CONTROLS.flatMap(
      (some) => panel.current?.querySelector<HTMLElement>(some) ?? [],
    );
    if (control) control.focus();
    else focusPrimary();
  }, [now]);
  useLayoutEffect(() => {
    const held = panel.current;
    return () => {
      if (held?.contains(document.activeElement)) queueMicrotask(focusPrimary);
    };
  }, []);
  return panel;
}
