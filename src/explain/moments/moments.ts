import type { GameEvent, ObjectId, PlayerId } from '../../rules';

/**
 * What stands in the picture of who could act when (117): the course of the turn, a player with priority, a
 * declaration, a check of state-based actions that did something, triggers, and what leaves the stack.
 */
export type MomentKind =
  | 'course'
  | 'window'
  | 'declared'
  | 'checks'
  | 'waits'
  | 'put'
  | 'resolves'
  | 'ends';

/** A moment of what came of one choice. */
export interface Moment {
  readonly kind: MomentKind;
  /** In whose lane it stands; null: in that of the game. */
  readonly player: PlayerId | null;
  /** Its events among those of the choice: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** What lies on the stack after it, bottom first. */
  readonly stack: readonly ObjectId[];
  /** For a window: how many there are before it in what came of the same choice. */
  readonly nth: number;
}

/** The moments in what came of one choice, in order. `stack` is what lay there before. */
export function momentsOf(
  events: readonly GameEvent[],
  stack: readonly ObjectId[],
): readonly Moment[] {
  const moments: Moment[] = [];
  let now = stack;
  let open: (Beginning & { readonly from: number }) | null = null;
  let windows = 0;
  const add = (moment: Beginning & { readonly from: number }, to: number) =>
    moments.push({ ...moment, to, stack: now, nth: moment.kind === 'window' ? windows++ : 0 });
  const close = (to: number) => {
    if (open !== null) add(open, open.kind === 'resolves' ? open.from + 1 : to);
    open = null;
  };
  events.forEach((event, from) => {
    const begins = beginning(event);
    if (begins !== null && isAlike(event, events[from - 1])) return;
    if (begins !== null) close(from);
    now = onStackAfter(now, event);
    if (begins === null) return;
    // What lies on the stack after these is known when all that belongs to them has happened.
    if (LASTING.has(begins.kind)) open = { ...begins, from };
    else add({ ...begins, from }, from + 1);
  });
  close(events.length);
  return moments;
}

const LASTING: ReadonlySet<MomentKind> = new Set(['checks', 'waits', 'put', 'resolves']);

const TOGETHER: ReadonlySet<string> = new Set(['triggerWaiting', 'triggerPut']);

/** Triggers that wait, or go on the stack, one right after the other. */
const isAlike = (event: GameEvent, before: GameEvent | undefined): boolean =>
  event.kind === 'step' &&
  before?.kind === 'step' &&
  event.what === before.what &&
  TOGETHER.has(event.what);

interface Beginning {
  readonly kind: MomentKind;
  readonly player: PlayerId | null;
}

const ofGame = (kind: MomentKind): Beginning => ({ kind, player: null });

/** The moment that begins with an event; null where it belongs to the one before, or to none. */
function beginning(event: GameEvent): Beginning | null {
  switch (event.kind) {
    case 'turnBegan':
    case 'stepBegan':
      return ofGame('course');
    case 'priorityGiven':
      return { kind: 'window', player: event.player };
    case 'attackersDeclared':
    case 'blockersDeclared':
      return { kind: 'declared', player: event.player };
    case 'resolved':
    case 'countered':
      return ofGame('resolves');
    case 'won':
      return ofGame('ends');
    case 'step':
      if (event.what === 'stateBased') return ofGame('checks');
      if (event.what === 'triggerWaiting') return ofGame('waits');
      return event.what === 'triggerPut' || event.what === 'triggerNotPut' ? ofGame('put') : null;
    default:
      return null;
  }
}

/** The stack as an event leaves it. */
function onStackAfter(stack: readonly ObjectId[], event: GameEvent): readonly ObjectId[] {
  switch (event.kind) {
    case 'moved':
      if (event.to === 'stack' && event.became !== undefined) return [...stack, event.became];
      return stack.includes(event.object) ? stack.filter((id) => id !== event.object) : stack;
    case 'created':
      return event.zone === 'stack' ? [...stack, ...(event.became ?? [])] : stack;
    case 'ceased':
      return stack.includes(event.object) ? stack.filter((id) => id !== event.object) : stack;
    default:
      return stack;
  }
}
