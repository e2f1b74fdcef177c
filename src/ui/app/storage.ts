const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** "3.4 MB", in steps of a thousand. */
export function sizeWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < UNITS.length - 1) [size, unit] = [size / 1000, unit + 1];
  const digits = size < 10 && unit > 0 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}

/** How much this browser stores for us, how much it would, and whether it may clear it away. */
export async function storageWords(): Promise<string | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return undefined;
    const kept = await navigator.storage.persisted();
    const fate = kept
      ? 'The browser keeps it until you remove it.'
      : 'The browser may clear it when the disk gets short: save files of what matters.';
    return `${sizeWords(usage)} of at most ${sizeWords(quota)}. ${fate}`;
  } catch {
    return undefined;
  }
}

/** Asks the browser to keep what is saved here. Some ask the user; who refuses has it saved all the same. */
export async function keepForGood(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser or an unsafe address: it is saved, but may be cleared away.
  }
}
