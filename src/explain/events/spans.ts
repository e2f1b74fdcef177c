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
  if (event.cause === id) return true;
  switch (event.kind) {
    case 'moved':
      return event.became === id;
    case 'created':
      return event.became?.includes(id) ?? false;
    default:
      return false;
  }
}

function begins(event: GameEvent, id: ObjectId): boolean {
  return event.kind === 'step' && event.what === 'resolving' && event.objects.includes(id);
}

/** Where the mana ability of that source began to be activated, or triggered, last. */
function manaOpening(runs: readonly Run[], at: number, source: ObjectId | undefined): number {
  const found = runs.findLastIndex(
    ({ events: [event] }, i) => i < at && source !== undefined && beginsMana(event, source),
  );
  return found < 0 ? at : found;
}

function beginsMana(event: GameEvent, source: ObjectId): boolean {
  if (event.kind !== 'step' || !event.objects.includes(source)) return false;
  return event.what === 'triggeredManaAbility' || (event.what === 'proposed' && isForMana(event));
}

const isForMana = (event: GameEvent): boolean => event.cites.some((c) => c.startsWith('605.'));

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
  return { from: at, to: runs.length - 1, head: at };
}

function isOpening(event: GameEvent): boolean {
  switch (event.kind) {
    case 'step':
      return event.what === 'resolving';
    case 'moved':
      return event.why === 'cast';
    case 'created':
      return event.what === 'ability' && event.cites.some((c) => c.startsWith('602.'));
    default:
      return false;
  }
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
