import type { MouseEvent } from 'react';
import { isByTouch } from '../moves/lastPointer';

/** So soon after a press another one on the same spot belongs to it: what systems call a double click. */
const SAME = 500;

/** What a press answers with. */
const ANSWERS = '.pass, .ans, [role=radio]';

interface Press {
  readonly detail: number;
  readonly timeStamp: number;
}

/**
 * Tells the second press of a double click from one that is meant: after the first another question may be asked,
 * and its button lies under the pointer. A third press, for whoever goes on quickly, counts again.
 */
export function watchPresses(): (press: Press) => boolean {
  let counted = Number.NEGATIVE_INFINITY;
  return ({ detail, timeStamp }) => {
    if (detail > 1 && timeStamp - counted < SAME) return true;
    counted = timeStamp;
    return false;
  };
}

const isSecond = watchPresses();

/** What the question bar hears before its buttons: one gesture gives one answer, and selects no words. */
export const oneAnswerAGesture = {
  onClickCapture: (event: MouseEvent) => {
    // A finger that taps again is not one that slipped: no system teaches it to tap twice.
    if (isByTouch() || !(event.target as Element).closest(ANSWERS) || !isSecond(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onMouseDown: (event: MouseEvent) => {
    if (event.detail > 1 && !(event.target as Element).closest('input')) event.preventDefault();
  },
};
