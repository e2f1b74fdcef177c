import type { GameEvent, ObjectId } from '../../rules';
import type { Run } from './together';

/** A part of what happened that belongs to one headline: casting, activating, making mana, resolving. */
export interface Span {
  /** Places of the first and the last run that belong to it. */
  readonly from: number;
  readonly to: number;
  /** The run that is its headline. */
  readonly head: number;
}

/** The procedures among the runs, those inside of others included. Of two, one is inside the other or after it. */
export function spansOf(runs: readonly Run[]): readonly Span[] {
  const found: Span[] = [];
  runs.forEach((run, at) => {
    const [event] = run.events;
    const from = openingOf(runs, at, event);
    if (from !== null) found.push({ from, to: at, head: at });
  });
  const unfinished = openingWithoutEnd(runs, found);
  return nested(unfinished === null ? found : [...found, unfinished]);
}

/** Where the procedure began that an event ends; null where it ends none. */
function openingOf(runs: readonly Run[], at: number, event: GameEvent): number | null {
  switch (event.kind) {
    case 'cast':
      return firstWith(runs, at, (e) => announces(e, event.object));
    case 'activated':
      return event.ability === null
        ? null
        : firstWith(runs, at, (e) => announces(e, event.ability ?? event.object));
    case 'resolved':
      return firstWith(runs, at, (e) => begins(e, event.object) || e.cause === event.object);
    case 'manaAdded':
      return manaOpening(runs, at, event.tapped ?? event.cause);
    default:
      return null;
  }
}

function announces(event: GameEvent, id: ObjectId): boolean {
  switch (event.kind) {
    case 'moved':
      return event.became === id;
    case 'created':
      return event.became?.includes(id) ?? false;
    case 'step':
      return /^60[12]\.2/.test(event.cites[0] ?? '') && event.objects.includes(id);
    default:
      return false;
  }
}

function begins(event: GameEvent, id: ObjectId): boolean {
  return event.kind === 'step' && event.what === 'resolving' && event.objects.includes(id);
}

/** The run of a mana ability's activation or of its {T}, straight before its mana. */
function manaOpening(runs: readonly Run[], at: number, source: ObjectId | undefined): number {
  let from = at;
  for (let i = at - 1; i >= 0; i -= 1) {
    const events = runs[i]?.events ?? [];
    if (!events.some((e) => makesMana(e, source))) break;
    from = i;
  }
  return from;
}

function makesMana(event: GameEvent, source: ObjectId | undefined): boolean {
  switch (event.kind) {
    case 'activated':
      return event.ability === null && event.object === source;
    case 'tapped':
    case 'untapped':
    case 'used':
      return event.object === source;
    case 'step':
      return (
        /^60[56]|^106/.test(event.cites[0] ?? '') && event.objects.includes(source as ObjectId)
      );
    case 'replaced':
      return event.what === 'manaAdded';
    default:
      return event.cause !== undefined && event.cause === source && event.kind !== 'manaAdded';
  }
}

/** The first run that belongs to what ends there; else that end alone. */
function firstWith(
  runs: readonly Run[],
  at: number,
  belongs: (event: GameEvent) => boolean,
): number {
  const found = runs.findIndex((run, i) => i < at && run.events.some(belongs));
  return found < 0 ? at : found;
}

/** A resolution or an announcement that is still going on at the end: its beginning is the headline. */
function openingWithoutEnd(runs: readonly Run[], closed: readonly Span[]): Span | null {
  const at = runs.findLastIndex(({ events: [event] }) => isOpening(event));
  if (at < 0 || closed.some((s) => s.from <= at && at <= s.to)) return null;
  const from = opens(runs, at) ? at - 1 : at;
  return { from, to: runs.length - 1, head: at };
}

function isOpening(event: GameEvent): boolean {
  return event.kind === 'step' && (event.what === 'proposed' || event.what === 'resolving');
}

/** The change of zone straight before the step that says so. */
function opens(runs: readonly Run[], at: number): boolean {
  const before = runs[at - 1]?.events[0];
  return before?.kind === 'moved' && before.why === 'cast';
}

/** Leaves out spans that cross another: they cannot be shown as one inside the other. */
function nested(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  const bySize = [...spans].sort((a, b) => a.to - a.from - (b.to - b.from));
  for (const span of bySize.reverse()) {
    if (!kept.some((k) => crosses(k, span) || k.head === span.head)) kept.push(span);
  }
  return kept.sort((a, b) => a.from - b.from || b.to - a.to);
}

function crosses(a: Span, b: Span): boolean {
  const apart = a.to < b.from || b.to < a.from;
  const aInB = b.from <= a.from && a.to <= b.to;
  const bInA = a.from <= b.from && b.to <= a.to;
  return !apart && (aInB === bInA || !(aInB || bInA));
}
