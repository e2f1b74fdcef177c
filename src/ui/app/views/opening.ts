type Opened = typeof import('./opened');

let code: Opened | undefined;

const waiting = new Set<() => void>();

/**
 * Loads what the table shows only beside something: of a spell that is put together, of what is offered for a
 * card, and of a size.
 */
export async function loadOpened(): Promise<void> {
  const found = await import('./opened');
  if (code !== undefined) return;
  code = found;
  for (const tell of waiting) tell();
}

/** It, if it has come. */
export const openedIfLoaded = (): Opened | undefined => code;

/** Hears of it when it comes. @returns ends that */
export function whenOpened(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
