import { useEffect, useRef, useState } from 'react';
import type { Id } from '../views';
import { type Destination, IDLE, type Move, moved, type Signal } from './machine';

/** The machine of the table as it stands, and the way to send it a signal. */
export interface Moves {
  readonly move: Move;
  /** The sentence of the last transition, for the live region. */
  readonly said: string;
  readonly send: (signal: Signal) => void;
  /** Says something without moving anything. */
  readonly say: (words: string) => void;
  /** The same as drawn, but up to date within one event. */
  readonly now: () => Move;
}

/** Holds the move machine. Another question than the one it began under puts back what was lifted. */
export function useMoves(
  question: string,
  onDrop: (what: readonly Id[], at: Destination) => void,
): Moves {
  const [drawn, setDrawn] = useState({ move: IDLE, said: '', question });
  const now = useRef<Move>(IDLE);
  const stale = drawn.question !== question;
  if (stale) setDrawn({ move: IDLE, said: '', question });
  useEffect(() => {
    if (question !== '') now.current = IDLE;
  }, [question]);
  return {
    move: stale ? IDLE : drawn.move,
    said: stale ? '' : drawn.said,
    now: () => now.current,
    say: (said) => setDrawn((old) => ({ ...old, said })),
    send: (signal) => {
      const next = moved(now.current, signal);
      now.current = next.move;
      setDrawn((old) => ({ move: next.move, said: next.said ?? old.said, question }));
      if (next.dropped) onDrop(next.dropped.what, next.dropped.at);
    },
  };
}
