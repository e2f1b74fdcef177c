import type { Shelf } from './shelf';

/**
 * A shelf that is opened when it is first needed, and again after it was refused or closed: what could
 * not be saved is so tried again with the next step.
 * @param open opens the storage; it calls back when the storage was closed under us
 */
export function stubbornShelf(open: (onClosed: () => void) => Promise<Shelf>): Shelf {
  let opened: Promise<Shelf> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const shelf = (): Promise<Shelf> => {
    opened ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return {
    places: async () => (await shelf()).places(),
    work: async (id) => (await shelf()).work(id),
    place: async (id) => (await shelf()).place(id),
    steps: async (id) => (await shelf()).steps(id),
    begin: async (work, place) => (await shelf()).begin(work, place),
    append: async (steps, place) => (await shelf()).append(steps, place),
    rename: async (id, title) => (await shelf()).rename(id, title),
    whole: async (id) => (await shelf()).whole(id),
    put: async (whole) => (await shelf()).put(whole),
    remove: async (id) => (await shelf()).remove(id),
  };
}
