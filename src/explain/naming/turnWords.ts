import type { State } from '../../rules';
import { STEP_NAMES } from '../words/places';
import { possessive } from '../words/sentences';

/** Where in the turn a position stands: "turn 3, Ada's first main phase". */
export const turnWords = ({ turn, players }: State): string =>
  `turn ${turn.number}, ${possessive(players[turn.active]?.name ?? '')} ${STEP_NAMES[turn.step]}`;
