import { move } from '../../../actions/byHand';
import { useApp } from '../AppContext';
import { MoveDialog } from '../dialogs/MoveDialog';
import type { PanelProps } from './panel';
import { useObject } from './subject';

/** Moves an object to another zone by hand. */
export default function Move({ panel, onClose }: PanelProps<'move'>) {
  const { store } = useApp();
  const about = useObject(panel.object);
  if (about === undefined) return null;
  return (
    <MoveDialog
      name={about.name}
      onMove={(zone) => move(store, panel.object, zone) && onClose()}
      onClose={onClose}
    />
  );
}
