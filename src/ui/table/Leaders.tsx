import type { TableView } from '../views';
import { useBoard } from './BoardContext';
import { LeaderLines } from './later';

/** Lines to what the next item of the stack targets, and those of combat, where there may be any. */
export function Leaders({ view }: { readonly view: TableView }) {
  const { lines } = useBoard();
  if (view.stack.length === 0 && lines.length === 0) return null;
  return <LeaderLines view={view} combat={lines} />;
}
