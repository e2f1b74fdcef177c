import { createElement, memo } from 'react';
import { whenTime } from '../small/idle';
import { later } from '../small/later';

/** The steps, and what draws only those of them that are in view: their place is kept until it has come. */
export const StepsPanel = memo(
  later(
    async () => {
      // The table comes first, and can be used without.
      await whenTime();
      return { default: (await import('./StepsPanel')).StepsPanel };
    },
    createElement('section', { className: 'steps', 'aria-label': 'Steps' }),
  ),
);
