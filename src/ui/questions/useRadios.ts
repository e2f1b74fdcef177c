import { type KeyboardEvent, useEffect, useRef } from 'react';

const BY: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const isOn = (radio: HTMLElement): boolean => radio.ariaChecked === 'true';

/**
 * One tab stop for a group of radios: the chosen one, else the first. Arrows go round, and choose as they
 * go where one has to be chosen; where none may be, Space chooses.
 */
export function useRadios(required: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const all = (): HTMLElement[] => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? []),
  ];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const radio of all()) radio.tabIndex = radio === stop ? 0 : -1;
  };
  useEffect(() => {
    const radios = all();
    const free = radios.filter(({ ariaDisabled }) => ariaDisabled !== 'true');
    const focused = radios.find((radio) => radio === document.activeElement);
    stopAt(focused ?? radios.find(isOn) ?? free[0] ?? radios[0]);
  });
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      const by = BY[event.key];
      const radios = all();
      const here = radios.findIndex((radio) => radio.matches(':focus'));
      if (by === undefined || here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = radios[(here + by + radios.length) % radios.length];
      event.preventDefault();
      event.stopPropagation();
      stopAt(next);
      next?.focus();
      if (required && next !== undefined && !isOn(next)) next.click();
    },
  };
}
