import { loadPlayingOf } from '../store/playing';
import { tell } from '../store/state';
import { asProblems } from '../store/works';
import type { App } from './app';

/** Hands the present work to the user as a scenario file; where it cannot be written, that is said. */
export async function saveFile({ store, ports }: App): Promise<void> {
  const { work } = store.getState();
  if (work === null) return;
  // Where this part of the app cannot be loaded, that is said for all parts alike.
  const { fileOf } = await import('../store/writing');
  try {
    ports.download(fileName(work.setup.title), fileOf(work));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(store, { kind: 'fault', message });
  }
}

/** Hands a saved work to the user as a scenario file, without opening it. */
export async function exportWork({ store, shelf, ports }: App, id: string): Promise<void> {
  const whole = await shelf.whole(id);
  if (whole === undefined) return;
  const { work, place, steps } = whole;
  const [{ fileOf }, { regrow }] = await Promise.all([
    import('../store/writing'),
    import('../store/keeping/regrow'),
    loadPlayingOf(whole),
  ]);
  const grown = regrow(work, steps, place.cursor);
  if ('trouble' in grown) {
    return tell(store, asProblems('The saved work could not be written', grown.trouble));
  }
  ports.download(fileName(work.setup.title), fileOf({ id, setup: work.setup, ...grown }));
}

const fileName = (title: string): string => `${title.slice(0, 60)}.scenario.json`;
