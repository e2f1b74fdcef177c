import type { ChosenView } from '../views';

/** What is chosen so far in answer to the question now asked. Dropped when the question changes. */
export type Draft = ChosenView;
