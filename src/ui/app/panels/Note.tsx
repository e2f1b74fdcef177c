import { MOST_NOTE, setNote } from '../../../actions/noting';
import { useApp, useAppState } from '../AppContext';
import { NoteDialog } from '../dialogs/NoteDialog';
import { titleOf } from '../views/steps';
import type { PanelProps } from './panel';

/** Writes, changes or takes away the note on a step. */
export default function Note({ panel, onClose }: PanelProps<'note'>) {
  const { store } = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  if (tree === undefined || !tree.steps.has(panel.step)) return null;
  const { number, words } = titleOf(tree, panel.step);
  return (
    <NoteDialog
      title={number === 0 ? 'Note on the board' : `Note on step ${number}`}
      about={words}
      text={tree.noted.get(panel.step)?.note ?? ''}
      most={MOST_NOTE}
      onSet={(text) => {
        setNote(store, panel.step, text);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
