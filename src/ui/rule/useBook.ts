import { useEffect, useSyncExternalStore } from 'react';
import { type BookState, rulebook } from '../../store/rulebook';

/** The official rules text of the user; it is looked for once it is asked for. */
export function useBook(): BookState {
  useEffect(() => void rulebook.load(), []);
  return useSyncExternalStore(rulebook.subscribe, rulebook.state);
}
