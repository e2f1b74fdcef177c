import type { Id } from '../views';

/** Where something may be moved to. */
export interface Destination {
  readonly id: Id;
  readonly name: string;
  /** What dropping there does: "attacks Bea", "cast it". */
  readonly does: string;
  /** No rule is asked: it is only put there. */
  readonly byHand?: boolean;
}

/** What was lifted, how, and where it may go. */
export interface Lift {
  /** One thing, or several that go the same way. */
  readonly what: readonly Id[];
  readonly name: string;
  /** A drag ends with its release; what was pressed or lifted by a key waits for a second press. */
  readonly by: 'drag' | 'press' | 'keys';
  readonly to: readonly Destination[];
}

export type Move =
  | { readonly state: 'idle' }
  | { readonly state: 'lifted'; readonly lift: Lift }
  | { readonly state: 'over'; readonly lift: Lift; readonly at: Destination };

export type Signal =
  | { readonly kind: 'lift'; readonly lift: Lift }
  /** The pointer came over something, or over nothing. */
  | { readonly kind: 'over'; readonly id: Id | undefined }
  /** An arrow key: to the next legal destination, or back. */
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' };

/** What a signal leads to: the next state, what is spoken, and what was dropped where. */
export interface Moved {
  readonly move: Move;
  readonly said?: string;
  readonly dropped?: { readonly what: readonly Id[]; readonly at: Destination };
}

export const IDLE: Move = { state: 'idle' };

/**
 * One machine for moving things on the table, whether by dragging, by two presses, or by keys: idle, lifted,
 * over a destination, and dropped or put back. It knows only legal destinations: anywhere else is nowhere.
 */
export function moved(move: Move, signal: Signal): Moved {
  if (signal.kind === 'lift') return lifted(move, signal.lift);
  if (move.state === 'idle') return { move };
  const { lift } = move;
  switch (signal.kind) {
    case 'over': {
      const at = lift.to.find(({ id }) => id === signal.id);
      if (at === undefined) return { move: { state: 'lifted', lift } };
      return move.state === 'over' && move.at.id === at.id ? { move } : over(lift, at);
    }
    case 'turn': {
      const now = move.state === 'over' ? lift.to.findIndex(({ id }) => id === move.at.id) : -1;
      const count = lift.to.length;
      const next = now < 0 ? (signal.by > 0 ? 0 : count - 1) : (now + signal.by + count) % count;
      const at = lift.to[next];
      return at === undefined ? { move } : over(lift, at);
    }
    case 'drop':
      if (move.state === 'lifted') {
        return lift.by === 'drag' ? putBack(lift) : { move };
      }
      return {
        move: IDLE,
        said: `${lift.name}: ${move.at.does}`,
        dropped: { what: lift.what, at: move.at },
      };
    case 'cancel':
      return putBack(lift);
  }
}

function lifted(before: Move, lift: Lift): Moved {
  const [only, ...others] = lift.to;
  if (only === undefined || lift.what.length === 0) return { move: before };
  const where = others.length === 0 ? `one place: ${only.name}` : `${lift.to.length} places`;
  const how = lift.by === 'drag' ? '' : ' Arrow keys choose, Enter drops, Escape puts it back.';
  return { move: { state: 'lifted', lift }, said: `${lift.name} lifted, ${where}.${how}` };
}

function over(lift: Lift, at: Destination): Moved {
  const place = lift.to.indexOf(at) + 1;
  const hand = at.byHand ? ', by hand' : '';
  return {
    move: { state: 'over', lift, at },
    said: `Over ${at.name}${hand}: ${at.does}. ${place} of ${lift.to.length}`,
  };
}

const putBack = (lift: Lift): Moved => ({ move: IDLE, said: `${lift.name} put back` });
