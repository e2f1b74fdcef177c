import { loadHeadings } from './headings';

/** All that past steps are told with. */
export type Telling = typeof import('./events');

let code: Telling | undefined;

const waiting = new Set<() => void>();

/**
 * Loads what past steps are told with, and the headings of rules, which it names. The first table can do
 * without: until then its steps have no words.
 */
export async function loadTelling(): Promise<void> {
  const [found] = await Promise.all([import('./events'), loadHeadings()]);
  if (code !== undefined) return;
  code = found;
  for (const tell of waiting) tell();
}

/** What past steps are told with, if it has come. */
export const tellingIfLoaded = (): Telling | undefined => code;

/** Hears of it when it comes. @returns ends that */
export function whenTelling(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
