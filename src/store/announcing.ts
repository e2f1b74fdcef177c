import { type Announcement, type AppState, inSession, type Store } from './state';
import type { StepId } from './tree';

/** Nothing chosen yet. */
const empty = (at: StepId): Announcement => ({
  at,
  times: {},
  modes: [],
  targets: [],
  amounts: {},
  without: [],
});

/** More steps than a cast has questions. */
const MOST = 16;

/** What is chosen in the casting dialog at the present step. */
export function announcementOf({ work, session }: AppState): Announcement {
  const at = work?.tree.cursor ?? '';
  return session.announcements.find((made) => made.at === at) ?? empty(at);
}

/** Changes what is chosen in the casting dialog. */
export function announce(store: Store, change: Partial<Omit<Announcement, 'at'>>): void {
  const made = { ...announcementOf(store.getState()), ...change };
  const others = store.getState().session.announcements.filter(({ at }) => at !== made.at);
  inSession(store, { announcements: [...others, made].slice(-MOST), message: null });
}
