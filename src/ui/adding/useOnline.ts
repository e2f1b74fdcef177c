import { useEffect, useState } from 'react';
import type { LookUpsView } from '../views';
import { type Entry, onlineEntry } from './find.view';

/** As long as somebody goes on typing nothing is asked. */
const PAUSE = 300;
const SHORTEST = 2;

interface Online {
  readonly of: string;
  readonly entries: readonly Entry[];
  readonly said: string;
}

const NOTHING: Online = { of: '', entries: [], said: '' };

/** Names known elsewhere that go on as what was typed: asked for only where that is wanted. */
export function useOnline(typed: string, lookUps: LookUpsView | undefined): Online {
  const words = typed.trim();
  const [online, setOnline] = useState(NOTHING);
  const names = lookUps?.on === true ? lookUps.names : undefined;
  // Signs of the search's own language, and of nobody's name.
  const asks = words.length >= SHORTEST && !/[:<>="()?]/.test(words);
  useEffect(() => {
    if (names === undefined || !asks) return setOnline(NOTHING);
    let wanted = true;
    const timer = setTimeout(async () => {
      const answer = await names(words, () => wanted);
      if (!wanted) return;
      const entries = answer.ok ? answer.found.map(onlineEntry) : [];
      setOnline({ of: words, entries, said: answer.ok ? '' : answer.why });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words, asks, names]);
  return online;
}
