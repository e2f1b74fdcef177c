const DAY = 24 * 60 * 60 * 1000;

/** When something was saved, for a list: "today, 14:05", "yesterday", "3 May". */
export function dayWords(at: number, now: number = Date.now()): string {
  const then = new Date(at);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight) {
    return then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  }
  if (at >= midnight - DAY) return 'yesterday';
  return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "2026-04-17" in words: "17 April 2026". */
export const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
