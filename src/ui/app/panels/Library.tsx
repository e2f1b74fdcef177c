import { fromTop, shuffle } from '../../../actions/hand/library';
import { useApp } from '../AppContext';
import { LibraryDialog } from '../dialogs/LibraryDialog';
import type { PanelProps } from './panel';
import { usePlayer } from './subject';

/** Draws, mills and shuffles by hand. */
export default function Library({ panel, onClose }: PanelProps<'library'>) {
  const { store } = useApp();
  const player = usePlayer(panel.player);
  if (player === undefined) return null;
  const { id, name, library, libraryUnknown } = player;
  return (
    <LibraryDialog
      name={name}
      known={library.length}
      unknown={libraryUnknown}
      onTake={(count, zone) => fromTop(store, id, count, zone) && onClose()}
      onShuffle={() => shuffle(store, id) && onClose()}
      onClose={onClose}
    />
  );
}
