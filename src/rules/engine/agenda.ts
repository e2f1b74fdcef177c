import type { Work } from '../happening/work';
import type { Frame } from '../kernel/state';

/** Takes away what is now being done. */
export function pop(work: Work): void {
  work.set({ agenda: work.state.agenda.slice(0, -1) });
}

/** Adds what is to be done first: the last of the given is done first. */
export function push(work: Work, ...frames: readonly Frame[]): void {
  work.set({ agenda: [...work.state.agenda, ...frames] });
}

/** Puts something in the place of what is now being done. */
export function become(work: Work, ...frames: readonly Frame[]): void {
  work.set({ agenda: [...work.state.agenda.slice(0, -1), ...frames] });
}
