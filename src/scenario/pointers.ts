import type { Entry, Scenario } from './format';

/** Where a link points: an entry, by its numbers in the branches, or a step with a label. */
export type Place =
  | { readonly kind: 'label'; readonly label: string }
  | {
      readonly kind: 'entry';
      /** `[3, 2]` is the third entry of the branch that is the fourth entry. Counted from 0. */
      readonly path: readonly number[];
      /** Which event of the entry; left out, the entry as a whole. */
      readonly event?: number;
    };

const ENTRY = /^\/play\/([0-9]{1,6}(?:\/branch\/[0-9]{1,6})*)(?:\.([0-9]{1,9}))?$/;

/** Reads `/play/7.12`, `/play/3/branch/2.0` or a label; what is no pointer is a label. */
export function readPlace(text: string): Place {
  const [, entries, event] = ENTRY.exec(text) ?? [];
  if (entries === undefined) return { kind: 'label', label: text };
  const path = entries.split('/branch/').map(Number);
  return event === undefined ? { kind: 'entry', path } : { kind: 'entry', path, event: +event };
}

/** Writes a place as `readPlace` reads it. */
export function writePlace(place: Place): string {
  if (place.kind === 'label') return place.label;
  const event = place.event === undefined ? '' : `.${place.event}`;
  return `/play/${place.path.join('/branch/')}${event}`;
}

/** The way to the entry that a place points at, or nothing where there is none. */
export function pathTo(scenario: Scenario, place: Place): readonly number[] | undefined {
  const play = scenario.play ?? [];
  if (place.kind === 'label') return labelled(play, place.label);
  let entries: readonly Entry[] = play;
  for (const index of place.path) {
    const entry = entries[index];
    if (entry === undefined) return undefined;
    entries = 'branch' in entry ? entry.branch : [];
  }
  return place.path;
}

function labelled(entries: readonly Entry[], label: string): readonly number[] | undefined {
  for (const [index, entry] of entries.entries()) {
    if (entry.label === label) return [index];
    const inner = 'branch' in entry ? labelled(entry.branch, label) : undefined;
    if (inner) return [index, ...inner];
  }
  return undefined;
}
