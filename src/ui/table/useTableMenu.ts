import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useLongPress } from '../card/useLongPress';
import { opensMenu } from '../menu/opensMenu';
import { TABLE } from '../moves/destinations.view';
import { useBoard } from './BoardContext';

const OTHERS = '[data-card], button, a, input';

const isOther = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest(OTHERS) !== null;

/** What opens the menu of the table itself, where nothing lies on it. */
export function useTableMenu() {
  const { menu } = useBoard();
  const open = opensMenu((element, at) => menu(TABLE, element, at));
  const holding = useLongPress(
    () => {},
    (element, still, at) => still && setTimeout(() => menu(TABLE, element, at)),
  );
  return {
    ...holding,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isOther(event)) holding.onPointerDown(event);
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (!isOther(event)) open.onContextMenu(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target === event.currentTarget) open.onKeyDown(event);
    },
  };
}
