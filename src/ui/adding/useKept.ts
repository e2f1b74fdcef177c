import { useEffect, useState } from 'react';
import type { KeptSearchView, KeptView } from '../views';
import { type Entry, keptEntry } from './find.view';

interface Found {
  readonly entries: readonly Entry[];
  /** How many there are in all. */
  readonly total: number;
}

const NOTHING: Found = { entries: [], total: 0 };

/** Cards of the file that is kept here which answer a search; nothing as long as nothing is looked for. */
export function useKept(
  { words, type, colours }: KeptSearchView,
  kept: KeptView | undefined,
): Found {
  const [found, setFound] = useState(NOTHING);
  const search = kept === undefined || kept.count === 0 ? undefined : kept.search;
  useEffect(() => {
    const isBlank = words.trim() === '' && type === '' && colours.length === 0;
    if (search === undefined || isBlank) return setFound(NOTHING);
    let wanted = true;
    void search({ words, type, colours }).then(({ cards, total }) => {
      if (wanted) setFound({ entries: cards.map(keptEntry), total });
    });
    return () => {
      wanted = false;
    };
  }, [search, words, type, colours]);
  return found;
}
