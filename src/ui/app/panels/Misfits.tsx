import { saveFile } from '../../../actions/saving';
import { tryAgain } from '../../../store/moving';
import { here } from '../../../store/tree';
import { useApp, useAppState } from '../AppContext';
import { MisfitsDialog } from '../dialogs/MisfitsDialog';
import { troubleWords } from '../views/messages';
import { misfitWords } from '../views/misfits';
import type { PanelProps } from './panel';

/** Saved choices that no longer fit. */
export default function Misfits({ onClose }: PanelProps<'misfits'>) {
  const app = useApp();
  const { store } = app;
  const work = useAppState((state) => state.work);
  const message = useAppState(({ session }) => session.message);
  if (work === null) return null;
  const { state } = here(work.tree).position.game;
  return (
    <MisfitsDialog
      misfits={misfitWords(work)}
      refused={message ? troubleWords(message.trouble, state) : undefined}
      onTry={(id) => {
        if (tryAgain(store, id) && store.getState().work?.misfits.length === 0) onClose();
      }}
      onSave={() => void saveFile(app)}
      onClose={onClose}
    />
  );
}
