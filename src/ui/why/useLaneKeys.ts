import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { XrayView } from './xray.view';

/** Moments that Page Up and Page Down go by. */
const PAGE = 10;

/** The moment that a key leads to from one; nothing where it leads nowhere. */
export function momentAt(
  { length, laneAt, lanes }: Pick<XrayView, 'length' | 'laneAt' | 'lanes'>,
  from: number,
  key: string,
): number | undefined {
  const within = (at: number) => Math.min(length - 1, Math.max(0, at));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + PAGE);
    case 'PageUp':
      return within(from - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways({ length, laneAt, lanes }, from, key === 'ArrowLeft' ? -1 : 1);
    default:
      return undefined;
  }
}

/** The nearest moment of the nearest lane on that side which has any. */
function sideways(
  { length, laneAt, lanes }: Pick<XrayView, 'length' | 'laneAt' | 'lanes'>,
  from: number,
  by: -1 | 1,
): number | undefined {
  const lane = laneAt(from) ?? 0;
  for (let to = lane + by; to >= 0 && to < lanes.length; to += by) {
    for (let away = 1; away < length; away += 1) {
      const near = [from + away, from - away].find((at) => laneAt(at) === to);
      if (near !== undefined) return near;
    }
  }
  return undefined;
}

/** One tab stop for all moments; arrows go along them and from lane to lane. */
export function useLaneKeys(
  box: RefObject<HTMLElement | null>,
  view: XrayView,
  show: (row: number) => void,
) {
  const [at, setAt] = useState<number>();
  const wanted = useRef<number | undefined>(view.now);
  const stop = Math.min(at ?? view.now, view.length - 1);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const moment = box.current?.querySelector<HTMLElement>(
      `[data-index="${wanted.current}"] .moment`,
    );
    if (!moment) return;
    wanted.current = undefined;
    moment.focus({ preventScroll: true });
  });
  return {
    stop,
    on: {
      onFocus: ({ target }: FocusEvent) => {
        const row = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? stop);
        if (row !== stop) setAt(row);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
        const to = row && momentAt(view, Number(row.dataset.index), event.key);
        if (to == null) return;
        event.preventDefault();
        wanted.current = to;
        setAt(to);
        show(to);
      },
    },
  };
}
