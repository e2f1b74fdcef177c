import type { App } from '../../actions/app';
import { saveFile } from '../../actions/saving';
import { dismiss, notify } from '../../store/state';
import { keepForGood } from './storage';

const ABOUT = 'saving';

/** Steps of one's own after which the browser is asked to keep them even when its disk gets short. */
const WORTH_KEEPING = 5;

/**
 * Says at once when something can't be saved, and offers the file; takes that back when it is saved after
 * all. Asks once that what is saved may stay, when there is something that would be missed.
 */
export function watchSaving(app: App): void {
  const { store } = app;
  let asked = false;
  store.subscribe(({ work, session }, before) => {
    const { saved } = session;
    if (saved !== before.session.saved) {
      if (saved.state === 'refused') tellRefused(app, saved.why);
      else if (saved.state === 'saved') dismiss(store, ABOUT);
    }
    if (!asked && work !== null && work.tree.steps.size > WORTH_KEEPING) {
      asked = true;
      void keepForGood();
    }
  });
}

function tellRefused(app: App, why: string): void {
  const { work } = app.store.getState();
  const words =
    work === null
      ? `Nothing is saved: ${why}.`
      : `Not saved: ${why}. It is tried again with the next step.`;
  notify(app.store, {
    words,
    about: ABOUT,
    stays: true,
    ...(work !== null && { action: { label: 'Save as a file', run: () => saveFile(app) } }),
  });
}
