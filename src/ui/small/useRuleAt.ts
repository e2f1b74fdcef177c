import { type RefObject, useEffect, useState } from 'react';

/** A rule number that is pointed at, or has the focus, and where it stands. */
export interface RuleAt {
  readonly rule: string;
  readonly chip: HTMLElement;
}

/** Rest of the pointer after which it is told, and grace to reach what is told. */
const REST = 250;
const GRACE = 150;

const chipAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('.rule[data-rule]') ?? undefined)
    : undefined;

/**
 * The rule number under the resting mouse or the keyboard's focus. It goes with the pointer (which may move
 * onto what is told), with the focus, with Escape (which then does nothing else), with a press and with
 * scrolling (WCAG 1.4.13). A finger that presses it opens the rule itself.
 */
export function useRuleAt(tip: RefObject<HTMLElement | null>): RuleAt | undefined {
  const [at, setAt] = useState<RuleAt>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    const set = (chip: HTMLElement | undefined) => {
      clearTimeout(timer);
      shown = chip !== undefined;
      setAt(chip && { rule: chip.dataset.rule ?? '', chip });
    };
    const later = (wait: number, chip: HTMLElement | undefined) => {
      clearTimeout(timer);
      timer = setTimeout(() => set(chip?.isConnected ? chip : undefined), wait);
    };
    const over = ({ pointerType, buttons, target }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons !== 0) return;
      const chip = chipAt(target);
      const isTip = target instanceof Node && tip.current?.contains(target);
      if (isTip) clearTimeout(timer);
      else if (chip) later(shown ? 0 : REST, chip);
      else if (!chipAt(document.activeElement)?.matches(':focus-visible')) later(GRACE, undefined);
    };
    const focused = ({ target }: FocusEvent) => {
      const chip = chipAt(target);
      if (chip?.matches(':focus-visible')) set(chip);
      else if (shown) set(undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      set(undefined);
    };
    const gone = () => set(undefined);
    const scrolled = () => {
      // The focus may itself have scrolled there.
      const chip = chipAt(document.activeElement);
      set(shown && chip?.matches(':focus-visible') ? chip : undefined);
    };
    addEventListener('pointerover', over, { passive: true });
    addEventListener('pointerdown', gone, true);
    addEventListener('focusin', focused);
    addEventListener('keydown', key, true);
    addEventListener('scroll', scrolled, true);
    addEventListener('blur', gone);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', gone, true);
      removeEventListener('focusin', focused);
      removeEventListener('keydown', key, true);
      removeEventListener('scroll', scrolled, true);
      removeEventListener('blur', gone);
    };
  }, [tip]);
  return at;
}
