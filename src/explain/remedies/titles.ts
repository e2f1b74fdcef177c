/** The heading of all that can be done with an object. */
export const DEEDS_TITLE = 'What can be done with it?';
