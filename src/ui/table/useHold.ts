import { useLongPress } from '../card/useLongPress';
import type { Id } from '../views';
import { useBoard } from './BoardContext';

/** What a held finger does on something of the table: it is shown large, and then has its menu. */
export function useHold(id: Id) {
  const { hold, letGo } = useBoard();
  return useLongPress(
    (element) => hold(id, element),
    (element, still) => letGo(id, element, still),
  );
}
