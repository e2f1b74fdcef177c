import { copyTokens } from '../../../actions/hand/objects';
import { useApp } from '../AppContext';
import { CopyDialog } from '../dialogs/CopyDialog';
import type { PanelProps } from './panel';
import { useObjects } from './subject';

/** Makes tokens that are copies of objects by hand. */
export default function Copy({ panel, onClose }: PanelProps<'copy'>) {
  const { store } = useApp();
  const about = useObjects(panel);
  if (about === undefined) return null;
  const { players } = about.state;
  return (
    <CopyDialog
      name={about.name}
      players={players.map(({ name }) => name)}
      player={players[about.object.controller]?.name ?? ''}
      several={about.ids.length > 1}
      onMake={(copying) => copyTokens(store, about.ids, copying) && onClose()}
      onClose={onClose}
    />
  );
}
