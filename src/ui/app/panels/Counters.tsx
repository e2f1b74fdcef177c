import { setCounters } from '../../../actions/hand/objects';
import { useApp } from '../AppContext';
import { CountersDialog } from '../dialogs/CountersDialog';
import type { PanelProps } from './panel';
import { useObjects } from './subject';

/** Sets the counters of objects by hand. */
export default function Counters({ panel, onClose }: PanelProps<'counters'>) {
  const { store } = useApp();
  const about = useObjects(panel);
  if (about === undefined) return null;
  return (
    <CountersDialog
      name={about.name}
      counters={about.object.counters}
      kinds={['+1/+1', '-1/-1']}
      onSet={(set) => setCounters(store, about.ids, set) && onClose()}
      onClose={onClose}
    />
  );
}
