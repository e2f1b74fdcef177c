import { fileOf } from '../store/writing';
import type { App } from './app';

/** Hands the present work to the user as a scenario file. */
export function saveFile({ store, ports }: App): void {
  const { work } = store.getState();
  if (work === null) return;
  ports.download(`${work.setup.title.slice(0, 60)}.scenario.json`, fileOf(work));
}
