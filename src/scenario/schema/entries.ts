/** The rule for the entries of `play`: which one holds, shows in the acting key. */
import {
  ACTING_KEYS,
  type ActingKey,
  type ActivateEntry,
  type BranchEntry,
  type CastEntry,
  type Entry,
  type EntryByKey,
  type ExpectEntry,
  MOVE_KEYS,
  type MoveEntry,
  type NoteEntry,
  type ReloadEntry,
} from '../format';
import { nearest } from '../nearest';
import { edit } from './edits';
import { expectationRule } from './expectations';
import {
  exactly,
  type Findings,
  fields,
  isObject,
  judged,
  kindOf,
  list,
  type Rule,
  shown,
} from './kit';
import { companions, moves } from './moves';
import { note } from './words';

export const entry = entryWith<Entry>(ACTING_KEYS, 'an entry');

const expectation = expectationRule(
  entryWith<MoveEntry>(MOVE_KEYS, 'something that a player does'),
  entryWith<CastEntry | ActivateEntry>(['cast', 'activate'], 'a "cast" or "activate" entry'),
);

const entries: { readonly [K in ActingKey]: Rule<EntryByKey[K]> } = {
  ...moves,
  edit,
  expect: fields<ExpectEntry>('an "expect" entry', { expect: expectation, ...companions }),
  branch: fields<BranchEntry>('a "branch" entry', { branch: list(entry), ...companions }),
  reload: fields<ReloadEntry>('a "reload" entry', { reload: exactly(true), ...companions }),
};
const comment = fields<NoteEntry>(
  'an entry that is only a note',
  { ...companions, note },
  { elsewhere: ACTING_KEYS },
);

/** A rule for entries that have one of these acting keys. */
function entryWith<T>(keys: readonly ActingKey[], what: string): Rule<T> {
  return judged((value, found) => {
    if (!isObject(value)) return found.refuse(`must be ${what}, not ${kindOf(value)}`);
    const [acting, second] = ACTING_KEYS.filter((key) => key in value);
    if (acting && second) {
      found.refuse(`does both ${shown(acting)} and ${shown(second)}, and may do only one of them`);
    } else if (!acting) {
      judgeIdle(value, keys, found);
    } else if (keys.includes(acting)) {
      found.judge(entries[acting], value);
    } else {
      found.refuse(`must be ${what}, not an ${shown(acting)} entry`);
    }
  });
}

/** What is said of an entry without an acting key: a comment, a key mistyped, or nothing. */
function judgeIdle(
  value: Readonly<Record<string, unknown>>,
  keys: readonly ActingKey[],
  found: Findings,
): void {
  if ('note' in value && keys === ACTING_KEYS) {
    found.judge(comment, value);
    return;
  }
  const mistyped = Object.keys(value).find((key) => nearest(key, keys) !== undefined);
  if (mistyped === undefined) {
    found.refuse(`does nothing; it needs one of ${keys.map(shown).join(', ')}`);
  } else {
    found.refuse(`is not known; did you mean ${shown(nearest(mistyped, keys) ?? '')}?`, mistyped);
  }
}
