import type { KeptPlace, KeptStep, KeptWork, Shelf } from './shelf';

/** A shelf that forgets, for tests. */
export function memoryShelf(): Shelf {
  const works = new Map<string, KeptWork>();
  const places = new Map<string, KeptPlace>();
  let steps: readonly KeptStep[] = [];
  const of = (id: string) => steps.filter(({ work }) => work === id);
  return {
    places: async () => [...places.values()].sort((a, b) => b.updated - a.updated),
    work: async (id) => works.get(id),
    place: async (id) => places.get(id),
    steps: async (id) => of(id),
    begin: async (work, place) => {
      works.set(work.id, work);
      places.set(place.id, place);
    },
    append: async (added, place) => {
      steps = [...steps, ...added];
      places.set(place.id, place);
    },
    rename: async (id, title) => {
      const [work, place] = [works.get(id), places.get(id)];
      if (work) works.set(id, { ...work, setup: { ...work.setup, title } });
      if (place) places.set(id, { ...place, title });
    },
    whole: async (id) => {
      const [work, place] = [works.get(id), places.get(id)];
      return work && place && { work, place, steps: of(id) };
    },
    put: async (whole) => {
      works.set(whole.work.id, whole.work);
      places.set(whole.place.id, whole.place);
      steps = [...steps, ...whole.steps];
    },
    remove: async (id) => {
      works.delete(id);
      places.delete(id);
      steps = steps.filter(({ work }) => work !== id);
    },
  };
}
