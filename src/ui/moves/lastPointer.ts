import { Travel } from './travel';

let last = '';
const travel = new Travel();

/** Notes by what the page is worked: the kind of the last pointer, or nothing after a key. @returns what ends it */
export function watchPointer(): () => void {
  const down = (event: PointerEvent) => {
    last = event.pointerType;
    travel.stays(event);
  };
  const key = () => {
    last = '';
    travel.stays();
  };
  const move = (event: PointerEvent) => {
    travel.goes(event);
  };
  const wheel = (event: WheelEvent) => travel.stays(event);
  addEventListener('pointerdown', down, true);
  addEventListener('pointermove', move, { capture: true, passive: true });
  addEventListener('wheel', wheel, { capture: true, passive: true });
  addEventListener('keydown', key, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointermove', move, true);
    removeEventListener('wheel', wheel, true);
    removeEventListener('keydown', key, true);
  };
}

/** Whether it was a finger. Not every browser says so of the click that a tap makes. */
export const isByTouch = (): boolean => last === 'touch';

/** Whether the mouse went there by itself: what comes under one that rests is not asked for. */
export const wentThere = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' &&
  event.buttons === 0 &&
  (event.movementX !== 0 || event.movementY !== 0) &&
  travel.goes(event);
