import type { RuleNumber } from '../../rules';
import type { Standing } from './course';

/** How a piece of a text is shown: lit, dim, struck with its reason, or as it is. */
export type PieceState = 'plain' | 'now' | 'done' | 'skipped';

/** A piece of a line. */
export interface Piece {
  /** Where in the line it begins. */
  readonly at: number;
  readonly text: string;
  readonly state: PieceState;
  readonly why?: string;
  readonly cites: readonly RuleNumber[];
}

/** What is painted over a part of a line; later ones over those before. */
export interface Coat {
  readonly start: number;
  readonly end: number;
  readonly state: PieceState;
  readonly why?: string;
  readonly cites: readonly RuleNumber[];
}

/** How an instruction's own words are shown. Those around what is being followed have been read already. */
export const coatOf = (standing: Standing): Pick<Coat, 'state' | 'why' | 'cites'> => ({
  state: STATES[standing.stage],
  ...(standing.why !== undefined && { why: standing.why }),
  cites: standing.cites,
});

const STATES = {
  ahead: 'plain',
  now: 'now',
  within: 'done',
  done: 'done',
  skipped: 'skipped',
} as const;

/** A line in pieces, as the coats leave it. */
export function piecesOf(text: string, coats: readonly Coat[]): readonly Piece[] {
  const at = new Array<Coat | undefined>(text.length).fill(undefined);
  for (const coat of coats) at.fill(coat, coat.start, coat.end);
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const coat = at[start];
    let end = start + 1;
    while (end < text.length && sameLook(at[end], coat)) end += 1;
    add(pieces, text.slice(start, end), start, coat);
    start = end;
  }
  return pieces;
}

const sameLook = (one: Coat | undefined, other: Coat | undefined): boolean =>
  one === other ||
  ((one?.state ?? 'plain') === (other?.state ?? 'plain') && one?.why === other?.why);

/** What is between words belongs to the piece before it. */
function add(pieces: Piece[], text: string, at: number, coat: Coat | undefined): void {
  const last = pieces.at(-1);
  if (last !== undefined && !/[\p{L}\p{N}{]/u.test(text)) {
    pieces[pieces.length - 1] = { ...last, text: last.text + text };
    return;
  }
  pieces.push({
    at,
    text,
    state: coat?.state ?? 'plain',
    ...(coat?.why !== undefined && { why: coat.why }),
    cites: coat?.cites ?? [],
  });
}
