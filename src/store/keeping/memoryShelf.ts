import type { KeptPlace, KeptStep, KeptWork, Shelf } from './shelf';

/** A shelf that forgets: for tests, and in place of a storage that is refused. */
export function memoryShelf(): Shelf {
  const works = new Map<string, KeptWork>();
  const places = new Map<string, KeptPlace>();
  const steps: KeptStep[] = [];
  return {
    places: async () => [...places.values()].sort((a, b) => b.updated - a.updated),
    work: async (id) => works.get(id),
    place: async (id) => places.get(id),
    steps: async (id) => steps.filter(({ work }) => work === id),
    begin: async (work, place) => {
      works.set(work.id, work);
      places.set(place.id, place);
    },
    append: async (added, place) => {
      steps.push(...added);
      places.set(place.id, place);
    },
    remove: async (id) => {
      works.delete(id);
      places.delete(id);
    },
  };
}
