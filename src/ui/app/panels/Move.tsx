import { moveAll } from '../../../actions/hand/library';
import { useApp } from '../AppContext';
import { MoveDialog } from '../dialogs/MoveDialog';
import type { PanelProps } from './panel';
import { useObjects } from './subject';

/** Moves objects to another zone by hand. */
export default function Move({ panel, onClose }: PanelProps<'move'>) {
  const { store } = useApp();
  const about = useObjects(panel);
  if (about === undefined) return null;
  const owner = about.state.players[about.object.owner];
  return (
    <MoveDialog
      name={about.name}
      library={owner?.library.length ?? 0}
      unknown={owner?.libraryUnknown ?? false}
      onMove={(to) => moveAll(store, about.ids, to) && onClose()}
      onClose={onClose}
    />
  );
}
