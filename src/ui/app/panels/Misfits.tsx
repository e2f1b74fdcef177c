import { useAppState } from '../AppContext';
import { MisfitsDialog } from '../dialogs/MisfitsDialog';
import { misfitWords } from '../views/misfits';
import type { PanelProps } from './panel';

/** Saved choices that no longer fit. */
export default function Misfits({ onClose }: PanelProps<'misfits'>) {
  const work = useAppState((state) => state.work);
  if (work === null || work.misfits.length === 0) return null;
  const [first, ...rest] = misfitWords(work);
  return (
    <MisfitsDialog open first={first} rest={rest.map(({ words }) => words)} onClose={onClose} />
  );
}
