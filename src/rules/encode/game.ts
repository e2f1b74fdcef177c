import type { Game } from '../engine/game';
import { decodeValue, encodeValue, type Json, NotEncoded } from './values';

/** The version of what is written; anything else is not read. */
const VERSION = 1;

/** A game as it was written, or the reason why the text is none. */
export type Decoded =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly why: string };

/** Writes a game, the work in progress included: plain JSON, always the same for the same game. */
export function encodeGame(game: Game): Json {
  const { shared, value } = encodeValue(game);
  return { version: VERSION, shared, value };
}

/** Reads a game that `encodeGame` wrote, with all that it shares. Never throws for foreign text. */
export function decodeGame(json: unknown): Decoded {
  if (typeof json !== 'object' || json === null || !('version' in json)) {
    return { ok: false, why: 'This is no game.' };
  }
  if (json.version !== VERSION) {
    return {
      ok: false,
      why: `This game was written by another version (${String(json.version)}).`,
    };
  }
  const { shared, value } = json as { readonly shared?: unknown; readonly value?: unknown };
  try {
    if (!Array.isArray(shared)) throw new NotEncoded('the shared values are missing');
    const read = decodeValue({ shared: shared as readonly Json[], value: value as Json });
    const game = read as Game | null;
    if (typeof game !== 'object' || game === null || !('state' in game) || !('from' in game)) {
      throw new NotEncoded('the position is missing');
    }
    return { ok: true, game };
  } catch (error) {
    if (!(error instanceof NotEncoded)) throw error;
    return { ok: false, why: `This game cannot be read: ${error.message}.` };
  }
}
