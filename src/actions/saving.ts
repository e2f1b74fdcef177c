import { tell } from '../store/state';
import { fileOf } from '../store/writing';
import type { App } from './app';

/** Hands the present work to the user as a scenario file; where it cannot be written, that is said. */
export function saveFile({ store, ports }: App): void {
  const { work } = store.getState();
  if (work === null) return;
  try {
    ports.download(`${work.setup.title.slice(0, 60)}.scenario.json`, fileOf(work));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(store, { kind: 'fault', message });
  }
}
