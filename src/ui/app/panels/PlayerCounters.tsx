import { setPlayer } from '../../../actions/byHand';
import { useApp } from '../AppContext';
import { CountersDialog } from '../dialogs/CountersDialog';
import type { PanelProps } from './panel';
import { usePlayer } from './subject';

/** Sets the counters of a player by hand. */
export default function PlayerCounters({ panel, onClose }: PanelProps<'playerCounters'>) {
  const { store } = useApp();
  const player = usePlayer(panel.player);
  if (player === undefined) return null;
  const { id, name, counters } = player;
  return (
    <CountersDialog
      name={name}
      counters={counters}
      kinds={['poison', 'energy', 'experience']}
      onSet={(set) => setPlayer(store, id, { counters: set }) && onClose()}
      onClose={onClose}
    />
  );
}
