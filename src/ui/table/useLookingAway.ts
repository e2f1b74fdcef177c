import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { TableActions, TableView } from '../views';

/** Where a press is meant as such while another position is looked at. */
const FREE = '.steps, .bar, .pbar';

/** A press on a position that is only looked at does no more than come back from it. */
export function useLookingAway(view: TableView, actions: TableActions) {
  const swallow = useRef(false);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      swallow.current = false;
      if (!view.asItWas || (event.target as Element).closest(FREE) !== null) return;
      swallow.current = true;
      event.stopPropagation();
      actions.steps.onPreview(undefined);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
