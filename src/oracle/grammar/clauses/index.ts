import { CHANGE_CLAUSES } from './changes';
import { CHOICE_CLAUSES } from './choosing';
import { COPY_CLAUSES } from './copies';
import { PLAYER_CLAUSES } from './players';
import { SEARCH_CLAUSES } from './searching';
import { THING_CLAUSES } from './things';
import { TOKEN_CLAUSES } from './tokens';

/** Every way of saying what happens in one clause. */
export const CLAUSES = [
  ...PLAYER_CLAUSES,
  ...THING_CLAUSES,
  ...CHANGE_CLAUSES,
  ...TOKEN_CLAUSES,
  ...COPY_CLAUSES,
  ...SEARCH_CLAUSES,
  ...CHOICE_CLAUSES,
];
