import type { Announcement, AppState, Chosen, Panel, Session, Stops } from './state';
import type { StepId } from './tree';
import { VERSION } from './version';

/** How somebody left a work: where they stood, and all that was half chosen there. */
export interface Left {
  readonly cursor: StepId;
  readonly viewer: number;
  /** Redo leads nowhere from there, whatever was tried. */
  readonly atEnd?: boolean;
  /** The version of the program whose words the rest is in. */
  readonly version?: string;
  readonly announcements?: readonly Announcement[];
  readonly stops?: Stops;
  readonly chosen?: Chosen | null;
  readonly panel?: Panel | null;
}

/** How the present work stands in this window. */
export function leftAt({ work, session }: AppState): Left | undefined {
  if (work === null) return undefined;
  const { viewer, announcements, stops, chosen, panel } = session;
  const { cursor, last } = work.tree;
  const atEnd = !last.has(cursor);
  return { cursor, viewer, atEnd, version: VERSION, announcements, stops, chosen, panel };
}

/**
 * What of the session comes back. Where another version of the program left it, only whose side is shown, and
 * where passing stops.
 */
export function comesBack(left: Left | undefined, at: StepId): Partial<Session> {
  if (left === undefined) return {};
  const { viewer, version, announcements = [], stops = {}, chosen = null, panel = null } = left;
  if (version !== VERSION || left.cursor !== at) return { viewer, stops };
  return { viewer, stops, announcements, chosen, panel };
}

/** Whether the same is left half done in both. */
export const sameLeft = (a: AppState, b: AppState): boolean =>
  a.work?.tree.cursor === b.work?.tree.cursor &&
  a.session.viewer === b.session.viewer &&
  a.session.announcements === b.session.announcements &&
  a.session.stops === b.session.stops &&
  a.session.chosen === b.session.chosen &&
  a.session.panel === b.session.panel;
