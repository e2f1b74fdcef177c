import type { Left } from '../left';

/**
 * Where this window stands in a work. Two windows may stand in different places of the same work, and
 * each finds its own again when it is loaded again.
 */
export interface OwnPlaces {
  get(work: string): Left | undefined;
  set(work: string, left: Left): void;
  forget(work: string): void;
}

const KEY = 'ruleglass:left:';

/** Kept in the storage of the window, which lives as long as its tab. Where that is refused, nothing is kept. */
export function ownPlaces(storage: () => Storage): OwnPlaces {
  const quietly = <T>(what: (storage: Storage) => T): T | undefined => {
    try {
      return what(storage());
    } catch {
      return undefined;
    }
  };
  return {
    get: (work) =>
      quietly((kept) => {
        const left = JSON.parse(kept.getItem(KEY + work) ?? 'null') as Partial<Left> | null;
        const { cursor, viewer } = left ?? {};
        return typeof cursor === 'string' && typeof viewer === 'number'
          ? { ...left, cursor, viewer }
          : undefined;
      }),
    set: (work, left) => quietly((kept) => kept.setItem(KEY + work, JSON.stringify(left))),
    forget: (work) => quietly((kept) => kept.removeItem(KEY + work)),
  };
}

/** For tests, and where nothing is to be remembered. */
export const noPlaces: OwnPlaces = {
  get: () => undefined,
  set: () => undefined,
  forget: () => undefined,
};
