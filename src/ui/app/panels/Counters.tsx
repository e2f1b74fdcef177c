import { setCounters } from '../../../actions/byHand';
import { useApp } from '../AppContext';
import { CountersDialog } from '../dialogs/CountersDialog';
import type { PanelProps } from './panel';
import { useObject } from './subject';

/** Sets the counters of an object by hand. */
export default function Counters({ panel, onClose }: PanelProps<'counters'>) {
  const { store } = useApp();
  const about = useObject(panel.object);
  if (about === undefined) return null;
  return (
    <CountersDialog
      name={about.name}
      counters={about.object.counters}
      kinds={['+1/+1']}
      onSet={(set) => setCounters(store, panel.object, set) && onClose()}
      onClose={onClose}
    />
  );
}
