import type { Work } from '../state';
import { here } from '../tree';

/** What a work begun as an empty table is called; all of them are called so. */
const EMPTY = /^Empty table, \d+ players$/;
const MOST_NAMES = 3;

/** The title in the list of works: an empty table is told by the first cards that came onto it. */
export function titleOf(work: Work): string {
  const { title } = work.setup;
  if (!EMPTY.test(title)) return title;
  const names = new Set<string>();
  for (const { kind, printed } of here(work.tree).position.game.state.objects.values()) {
    if (kind === 'card' && printed.name !== '' && printed.name !== '?') names.add(printed.name);
    if (names.size > MOST_NAMES) break;
  }
  if (names.size === 0) return title;
  const shown = [...names].slice(0, MOST_NAMES).join(', ');
  return names.size > MOST_NAMES ? `${shown} and more` : shown;
}
