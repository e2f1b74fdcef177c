import { LIMITS } from '../../scenario/limits';
import { inSession, type Store } from '../state';
import type { KeptWhole, Shelf } from './shelf';

/** What is done with saved works from the list. Each rejects where the storage refuses. */

/** The longest title: as in a scenario file. */
export const MOST_TITLE = LIMITS.title;

/** Gives a saved work, and the one on the table if it is that, another title. An empty one changes nothing. */
export async function renameWork(
  store: Store,
  shelf: Shelf,
  id: string,
  title: string,
): Promise<void> {
  const wanted = title.trim().replace(/\s+/g, ' ').slice(0, MOST_TITLE);
  if (wanted === '') return;
  await shelf.rename(id, wanted);
  retitle(store, id, wanted);
  await list(store, shelf);
}

/** Shows the new title of the work on the table, if it is that one. */
export function retitle(store: Store, id: string, title: string): void {
  const { work } = store.getState();
  if (work?.id !== id) return;
  store.setState({ work: { ...work, setup: { ...work.setup, title } } });
}

/** A copy with all its steps, newest in the list. @returns its id, nothing where there is no such work */
export async function copyWork(
  store: Store,
  shelf: Shelf,
  id: string,
  copy: { readonly id: string; readonly now: number },
): Promise<string | undefined> {
  const whole = await shelf.whole(id);
  if (whole === undefined) return undefined;
  const title = copyTitle(whole.place.title);
  await shelf.put({
    work: { ...whole.work, id: copy.id, setup: { ...whole.work.setup, title } },
    place: { ...whole.place, id: copy.id, title, updated: copy.now },
    steps: whole.steps.map((step) => ({ ...step, work: copy.id })),
  });
  await list(store, shelf);
  return copy.id;
}

/** "Kicker lesson" → "Kicker lesson, copy" → "Kicker lesson, copy 2". */
export function copyTitle(title: string): string {
  const [, name = title, copy, number = '1'] = /^(.*?)(, copy(?: (\d+))?)?$/s.exec(title) ?? [];
  const next = copy === undefined ? ', copy' : `, copy ${Number(number) + 1}`;
  return name.slice(0, MOST_TITLE - next.length) + next;
}

/** Removes a work. @returns all of it, so that it can be put back; nothing where it was not there */
export async function removeWork(
  store: Store,
  shelf: Shelf,
  id: string,
): Promise<KeptWhole | undefined> {
  const whole = await shelf.whole(id);
  await shelf.remove(id);
  await list(store, shelf);
  return whole;
}

/** Puts a removed work back, whole. */
export async function putBack(store: Store, shelf: Shelf, whole: KeptWhole): Promise<void> {
  await shelf.put(whole);
  await list(store, shelf);
}

/** Reads the list of works again. */
export async function list(store: Store, shelf: Shelf): Promise<void> {
  inSession(store, { works: await shelf.places() });
}
