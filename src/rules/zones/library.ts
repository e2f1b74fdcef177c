import type { RuleNumber } from '../citations';
import { player } from '../happening/records';
import type { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { UNKNOWN_CARD } from '../kernel/state';

/**
 * The top cards of a library, fewer where it has no more. Below the known cards of an unknown library
 * lie unknown ones without end: as many as are needed come to be.
 */
export function topOfLibrary(
  work: Work,
  owner: PlayerId,
  count: number,
  ...cites: readonly RuleNumber[]
): readonly ObjectId[] {
  const { library, libraryUnknown } = player(work.state, owner);
  const missing = count - library.length;
  if (libraryUnknown && missing > 0) {
    work.one(
      {
        kind: 'created',
        what: 'card',
        count: missing,
        values: UNKNOWN_CARD,
        owner,
        zone: 'library',
      },
      ...cites,
    );
  }
  return player(work.state, owner).library.slice(0, Math.max(0, count));
}
