import { createElement, memo } from 'react';
import { later } from '../small/later';

/** The steps, and what draws only those of them that are in view: their place is kept until it has come. */
export const StepsPanel = memo(
  later(
    async () => ({ default: (await import('./StepsPanel')).StepsPanel }),
    createElement('section', { className: 'steps', 'aria-label': 'Steps' }),
  ),
);
