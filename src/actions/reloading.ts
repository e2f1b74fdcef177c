import { notify } from '../store/state';
import type { App } from './app';
import { saveFile } from './saving';

/**
 * Loads the page again, in the newest version, once everything is saved. What cannot be saved would be
 * lost: then nothing is done, and a file is offered.
 */
export async function reload(app: App): Promise<void> {
  app.saveNow();
  await app.world.saved();
  const { work, session } = app.store.getState();
  if (work !== null && session.saved.state === 'refused') {
    return notify(app.store, {
      words: `Not reloaded, because this work is not saved: ${session.saved.why}. Save it as a file first.`,
      about: 'version',
      stays: true,
      action: { label: 'Save as a file', run: () => void saveFile(app) },
    });
  }
  app.ports.reload();
}
