import type { App } from '../../actions/app';
import { exportWork } from '../../actions/saving';
import { copyWork, putBack, removeWork, renameWork } from '../../store/keeping/shelving';
import { notify } from '../../store/state';
import { newId } from '../../store/works';
import type { WorkActions } from '../start/startActions';

/** What the list of saved works calls back. Where the storage refuses, that is said and nothing is changed. */
export function workActions(app: App): Omit<WorkActions, 'onWork'> {
  const { store, shelf, windows } = app;
  const tried = (what: () => Promise<unknown>) => {
    what().catch(() => {
      notify(store, { words: 'The storage of this browser refused it. Nothing was changed.' });
    });
  };
  return {
    onRename: (id, title) =>
      tried(async () => {
        await renameWork(store, shelf, id, title);
        windows.renamed(id, title);
      }),
    onCopy: (id) =>
      tried(async () => {
        await copyWork(store, shelf, id, { id: newId(), now: Date.now() });
        windows.listChanged();
      }),
    onExport: (id) => tried(() => exportWork(app, id)),
    onRemove: (id) =>
      tried(async () => {
        const whole = await removeWork(store, shelf, id);
        windows.removed(id);
        if (whole === undefined) return;
        const run = () =>
          tried(async () => {
            await putBack(store, shelf, whole);
            windows.listChanged();
          });
        notify(store, {
          words: `“${whole.place.title}” was removed.`,
          action: { label: 'Undo', run },
        });
      }),
  };
}
