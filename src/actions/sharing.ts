import type { Work } from '../store/state';

/** A link to the present step of a work. */
export interface Share {
  /** The part of the address after the page: `#s=…&at=…`. */
  readonly hash: string;
  /** A spell or ability is half put together: the link points at the step before it. */
  readonly halfDone: boolean;
  /** So long that some programs cut it off: a file is safer. */
  readonly long: boolean;
  /** The same as a scenario file. */
  readonly file: string;
}

/**
 * Makes the link. The code for it comes when it is first needed.
 * @param address the address of this page, without what follows `#`
 * @param whole with everything that was done, branches included; else only the way to this step
 */
export async function shareOf(work: Work, address: string, whole: boolean): Promise<Share> {
  const [{ LONG_LINK, writeLink }, { fileOf, upToHere, writtenOut }] = await Promise.all([
    import('../scenario/link'),
    import('../store/writing'),
  ]);
  const shared = whole ? work : upToHere(work);
  const { scenario, at, halfDone } = writtenOut(shared);
  const hash = writeLink(scenario, scenario.play === undefined ? undefined : at);
  const long = address.length + hash.length > LONG_LINK;
  return { hash, halfDone, long, file: fileOf(shared) };
}
