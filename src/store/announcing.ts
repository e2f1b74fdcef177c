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

/** What is chosen in the casting dialog at the present step; dropped with the step. */
export function announcementOf({ work, session }: AppState): Announcement {
  const at = work?.tree.cursor ?? '';
  return session.announcement?.at === at ? session.announcement : empty(at);
}

/** Changes what is chosen in the casting dialog. */
export function announce(store: Store, change: Partial<Omit<Announcement, 'at'>>): void {
  inSession(store, {
    announcement: { ...announcementOf(store.getState()), ...change },
    message: null,
  });
}
