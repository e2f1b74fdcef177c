import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Game } from '../../rules';
import { whenIdle } from '../small/idle';
import { deedsBitwise, deedsOf, knownDeeds } from './views/deeds';
import type { Deeds } from './views/marks';

/** Whatever a person does next. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'contextmenu'] as const;

/**
 * What a press does on each object. To work that out for a new position means to look for a payment of
 * everything, so the position is drawn first, with the deeds of the one before; when there is time they are
 * mended. Whoever presses something sooner is answered by those of the position all the same.
 */
export function useDeeds(game: Game | undefined, work: string | undefined): Deeds {
  const [, drawAgain] = useState<Deeds>();
  const last = useRef<{ readonly work: string | undefined; readonly deeds: Deeds }>(undefined);
  const before = last.current?.work === work ? last.current?.deeds : undefined;
  const deeds = game === undefined ? NONE : (knownDeeds(game) ?? before ?? deedsOf(game));
  useEffect(() => {
    last.current = { work, deeds };
    if (game === undefined || knownDeeds(game) !== undefined) return;
    const stop = whenIdle(deedsBitwise(game), (made) => {
      leave();
      drawAgain(made);
    });
    const now = () => {
      leave();
      flushSync(() => drawAgain(deedsOf(game)));
    };
    const leave = () => {
      stop();
      for (const input of INPUTS) removeEventListener(input, now, true);
    };
    for (const input of INPUTS) addEventListener(input, now, true);
    return leave;
  }, [game, work, deeds]);
  return deeds;
}

const NONE: Deeds = new Map();
