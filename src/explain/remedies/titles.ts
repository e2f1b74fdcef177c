/** The heading of all that can be done with an object. */
export const DEEDS_TITLE = 'What can be done with it?';

/** The heading of what an object costs, what was paid for it, and what it could produce. */
export const COSTS_TITLE = 'What it costs';
