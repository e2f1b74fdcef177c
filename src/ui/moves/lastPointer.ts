let last = '';

/** Notes by what the page is worked: the kind of the last pointer, or nothing after a key. @returns what ends it */
export function watchPointer(): () => void {
  const down = ({ pointerType }: PointerEvent) => {
    last = pointerType;
  };
  const key = () => {
    last = '';
  };
  addEventListener('pointerdown', down, true);
  addEventListener('keydown', key, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('keydown', key, true);
  };
}

/** Whether it was a finger. Not every browser says so of the click that a tap makes. */
export const isByTouch = (): boolean => last === 'touch';
